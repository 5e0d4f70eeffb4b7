import { expect, test } from 'vitest'
import { personValue } from './person-value.ts'

test.each([
  ['total', 139_590, '1.395,90 €'],
  ['created_on', '2026-04-27T06:13:23.143Z', '27. April 2026 um 08:13'],
  ['to_state', 'awaiting_payment', 'wartet auf Zahlung'],
  ['present_wrap', 0, 'nein'],
  ['no_invitation', true, 'ja'],
  ['language', 'fr', 'Französisch'],
  ['message', 'paid', 'paid'],
  ['zip_code', '24939', '24939'],
])('%s %s is told as a person reads it', (field, value, told) => {
  expect(personValue('de', field, value).replaceAll(' ', ' ')).toBe(told)
})
