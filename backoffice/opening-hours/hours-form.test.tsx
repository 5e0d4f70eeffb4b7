// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { SimpleForm } from 'react-admin'
import { expect, test } from 'vitest'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { RecordCreate } from '../forms/record-create.tsx'
import { RecordEdit } from '../forms/record-edit.tsx'
import { fill, type StandInAnswers, showScreen } from '../sample-office.tsx'
import { BranchHoursInput } from './branch-hours-input.tsx'
import { HoursScreen } from './hours-screen.tsx'
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

const HOUSE = '/items/branch/1'

/** The form of a house as staff open it, with its name and hours alone. */
const showHouse = (answers: StandInAnswers = {}) =>
  showScreen(<RecordEdit />, {
    at: '/1',
    collection: 'branch',
    only: ['id', 'display_name', 'opening_periods'],
    answers: {
      [`GET ${HOUSE}`]: () => ({
        body: {
          data: { id: 1, display_name: 'Altona', opening_periods: [period(7, MONDAY, '09:00:00', '18:00:00')] },
          meta: { revision: 3 },
        },
      }),
      [`PATCH ${HOUSE}`]: () => ({ body: { data: { id: 1 } } }),
      ...answers,
    },
  })

const closeOf = async (user: ReturnType<typeof showHouse>['user']) => {
  await user.click(await screen.findByRole('tab', { name: 'Öffnungszeiten' }))
  const group = within(await screen.findByRole('group', { name: /^Öffnungszeiten/ }))
  const isClose = ({ value }: HTMLInputElement) => /^18:00/.test(value)
  return group.getAllByLabelText<HTMLInputElement>(/./).find(isClose) as HTMLInputElement
}

const save = () => screen.getByRole('button', { name: 'Speichern' })

test('the hours of a house are saved with it, the changed period by its id', async () => {
  const { asked, user } = showHouse()
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  fill(await closeOf(user), '19:30')
  await user.click(save())
  expect(await screen.findByText('Gespeichert')).toBeTruthy()
  const [sent] = asked.filter(({ method }) => method === 'PATCH')
  expect(sent?.body).toMatchObject({ opening_periods: [{ id: 7, time_close: '19:30:00' }] })
})

test('hours that cannot be saved say so and stay as they were typed, and what is refused is said at its field', async () => {
  const fields = [{ field: 'opening_periods.0.time_close', message: 'is required' }]
  const refusals = [
    { status: 422, body: { error: { code: 114, message: 'opening_periods.0.time_close is required', fields } } },
    { status: 500, body: { error: { code: 0, message: 'Out of order' } } },
  ]
  const { user } = showHouse({ [`PATCH ${HOUSE}`]: () => refusals.shift() ?? { body: {} } })
  const close = await closeOf(user)
  fill(close, '19:30')
  await user.click(save())
  await waitFor(() => expect(close.getAttribute('aria-invalid')).toBe('true'))
  expect(await screen.findByText('ist erforderlich')).toBeTruthy()
  fill(close, '20:00')
  await user.click(save())
  expect(await screen.findByText('Out of order')).toBeTruthy()
  expect(close.value).toBe('20:00')
})

test('a house that cannot be read is said to be so, and not that it is gone', async () => {
  showHouse({ [`GET ${HOUSE}`]: () => ({ status: 500, body: {} }) })
  expect((await screen.findByRole('alert')).textContent).toBe('Der Server konnte nicht erreicht werden')
  expect(screen.queryByText('Der Eintrag ist nicht vorhanden')).toBeNull()
})

test('while the calendar of the hours is read a bar says so, and a backend that fails leaves no empty calendar', async () => {
  showScreen(<HoursScreen />, { answers: { 'GET /items/branch': () => ({ status: 500, body: {} }) } })
  expect(screen.getByRole('progressbar', { name: 'Wird geladen' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe('Der Server konnte nicht erreicht werden')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('who enters hours of the first branch reads that those of the company are then no longer shown', async () => {
  const company = { id: 1, opening_periods: [period(1, MONDAY, '09:00:00', '18:00:00')] }
  const answers = { 'GET /items/company': () => ({ body: { data: company } }) }
  const input = (
    <SimpleForm>
      <BranchHoursInput collection="branch" field={field} source="opening_periods" label="Öffnungszeiten" />
    </SimpleForm>
  )
  showScreen(input, { collection: 'branch', answers })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Bei der Firma sind Öffnungszeiten eingetragen/)
})

test('the note of a row is asked for in the first language too', async () => {
  showHours([period(1, MONDAY, '09:00:00', '18:00:00')])
  expect(await screen.findByRole('textbox', { name: 'Hinweis' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Hinweis (Englisch)' })).toBeTruthy()
})

test('the days that an exception is for are chosen by their names', async () => {
  const { user } = showScreen(<RecordCreate />, { collection: 'opening_exception', only: ['id', 'day'] })
  await user.click(await screen.findByRole('combobox', { name: /^Nur an diesen Tagen/ }))
  const days = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(days).toEqual(expect.arrayContaining(['Samstag', 'Mo - Fr']))
  expect(days).not.toContain('Heiligabend')
})
