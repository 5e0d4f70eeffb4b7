import { expect, test } from 'vitest'
import { giroCode } from './giro-code.ts'

const transfer = {
  recipient: 'Juwelier Muster GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  cents: 129990,
  reference: '2026-000042',
}

test('the lines of a GiroCode stand in the order of the standard', () => {
  expect(giroCode(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Juwelier Muster GmbH',
    'DE89370400440532013000',
    'EUR1299.90',
    '',
    '',
    '2026-000042',
  ])
})

test.each([
  { iban: 'DE00' },
  { cents: 0 },
  { cents: -5 },
  { cents: 1.5 },
  { cents: 100_000_000_000 },
  { recipient: ' ' },
])('there is no GiroCode for %j', (wrong) => {
  expect(giroCode({ ...transfer, ...wrong })).toBeUndefined()
})

test.each([
  ['COBA DE FF XXX', 'COBADEFFXXX'],
  ['COBADEFF123X', ''],
])('a BIC stands in its 8 or 11 characters, or not at all: %j', (bic, written) => {
  expect(giroCode({ ...transfer, bic })?.split('\n')[4]).toBe(written)
})

test('a text can neither add a line nor be longer than allowed', () => {
  const lines = giroCode({ ...transfer, recipient: `A\nB${'x'.repeat(100)}`, reference: 'r'.repeat(200) })?.split('\n')
  expect(lines).toHaveLength(11)
  expect(lines?.[5]).toHaveLength(70)
  expect(lines?.[10]).toHaveLength(140)
})
