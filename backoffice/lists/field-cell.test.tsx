// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { describedModel } from '../record/described-model.ts'
import { showScreen } from '../sample-office.tsx'
import { FieldCell } from './field-cell.tsx'

test.each([
  ['a day', 'news', 'day', '2026-11-27', '27.11.2026'],
  ['a moment, by the shops’ clock', 'event', 'starts_at', '2026-12-11T18:00:00.000Z', '11.12.2026, 19:00'],
  ['a measure', 'branch', 'latitude', 53.5503, '53,5503'],
  ['a count', 'event', 'seats', 1200, '1.200'],
  ['a year', 'brand', 'founded', 1905, '1905'],
  ['a choice', 'widget', 'position', 'footer', 'Fußzeile'],
])('a list shows %s as German writes it', async (_kind, collection, name, value, shown) => {
  const field = describedModel().get(collection)?.fields[name]
  if (!field) throw new Error(`${collection} has no ${name}.`)
  showScreen(
    <RecordContextProvider value={{ id: 1, [name]: value }}>
      <FieldCell field={field} />
    </RecordContextProvider>,
  )
  expect(await screen.findByText(shown)).toBeTruthy()
})

test('in place of what is gone a list shows the name that was kept of it', async () => {
  const field = describedModel().get('event_signup')?.fields.event
  if (!field) throw new Error('event_signup has no event.')
  showScreen(
    <RecordContextProvider value={{ id: 1, event: null, event_name: 'Perlenabend' }}>
      <FieldCell field={field} />
    </RecordContextProvider>,
  )
  expect(await screen.findByText('Perlenabend')).toBeTruthy()
})
