// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { SimpleForm } from 'react-admin'
import { expect, test } from 'vitest'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { fill, showScreen } from '../sample-office.tsx'
import { OpeningPeriodsInput } from './opening-periods-input.tsx'

const MONDAY = 1
const TUESDAY = 5

const field: DescribedField = {
  collection: 'branch',
  field: 'opening_periods',
  type: 'o2m',
  target: 'opening_period',
  by: 'branch',
  sort: 1,
  primary_key: false,
  required: false,
  readonly: false,
}

function showHours(opening_periods: readonly object[]) {
  const saved: unknown[] = []
  const form = (
    <SimpleForm
      record={{ id: 1, opening_periods }}
      onSubmit={(values: { opening_periods?: unknown }) => void saved.push(values.opening_periods)}
    >
      <OpeningPeriodsInput collection="branch" field={field} source="opening_periods" label="Öffnungszeiten" />
    </SimpleForm>
  )
  return { ...showScreen(form, { collection: 'branch' }), saved }
}

const period = (id: number, day: number, time_open: string | null, time_close: string | null) =>
  ({ id, day, time_open, time_close, sort: id, translations: [] }) as const

const seen = () =>
  [...screen.getByRole('region', { name: 'So sehen es Besucher' }).querySelectorAll('dl > *')].map((line) =>
    line.textContent?.replaceAll(' ', ' '),
  )

test('several periods of a day are shown as one line, and a day without times as closed', async () => {
  showHours([
    period(1, MONDAY, '09:00:00', '12:30:00'),
    period(2, MONDAY, '14:00:00', '18:00:00'),
    period(3, TUESDAY, null, null),
  ])
  await waitFor(() => expect(seen()).toHaveLength(2))
  expect(seen()[0]).toMatch(/^Montag09:00.*12:30.*, 14:00.*18:00/)
  expect(seen()[1]).toBe('Dienstaggeschlossen')
})

test('a time that is typed is seen at once as visitors will see it, and saved with its row', async () => {
  const { user, saved } = showHours([period(1, MONDAY, '09:00:00', '18:00')])
  const group = within(await screen.findByRole('group', { name: 'Öffnungszeiten' }))
  const close = group
    .getAllByLabelText<HTMLInputElement>(/./)
    .find(({ value }) => value === '18:00') as HTMLInputElement
  fill(close, '19:30')
  await waitFor(() => expect(seen()[0]).toMatch(/19:30/))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(saved).toMatchObject([[{ id: 1, day: MONDAY, time_open: '09:00:00', time_close: '19:30:00' }]]),
  )
})

test('a new row is added for a further period', async () => {
  const { user } = showHours([period(1, MONDAY, '09:00:00', '18:00:00')])
  await user.click(await screen.findByRole('button', { name: /Hinzufügen/ }))
  expect(await screen.findByText('Zeile 2')).toBeTruthy()
})

test('what is no time is refused at its field, stays as it was typed, and nothing is saved', async () => {
  const { user, saved } = showHours([period(1, MONDAY, '09:00:00', '18:00')])
  const group = within(await screen.findByRole('group', { name: 'Öffnungszeiten' }))
  const isClose = ({ value }: HTMLInputElement) => value === '18:00'
  const close = group.getAllByLabelText<HTMLInputElement>(/./).find(isClose) as HTMLInputElement
  fill(close, 'halb sieben')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Bitte eine Uhrzeit wie 18:30 eingeben.')).toBeTruthy()
  expect([close.value, close.getAttribute('aria-invalid'), saved]).toEqual(['halb sieben', 'true', []])
})
