import { expect, test } from 'vitest'
import { screensFor } from './findings.ts'

const ways = [
  { key: 'opening_exception', path: '/opening_exception', name: 'Öffnungszeiten', group: 'Firma und Recht' },
  { key: 'company', path: '/only/company', name: 'Firma', group: 'Firma und Recht' },
]

test('a screen is found by any words of its name and group, with umlauts or without', () => {
  for (const asked of ['öffnung', 'OEFFNUNGS', 'firma zeiten'])
    expect(screensFor(asked, ways)).toMatchObject([{ path: '/opening_exception' }])
  expect(screensFor('firma', ways)).toHaveLength(2)
})

test('nothing is found by nothing', () => {
  expect(screensFor('  ', ways)).toEqual([])
})
