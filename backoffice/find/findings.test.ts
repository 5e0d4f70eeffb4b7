import { expect, test } from 'vitest'
import { screensFor } from './findings.ts'

const ways = [
  {
    key: 'opening_exception',
    path: '/opening_exception',
    name: 'Öffnungszeiten',
    group: 'Firma und Recht',
    more: 'Urlaub und Feiertage',
  },
  {
    key: 'company',
    path: '/only/company',
    name: 'Firma',
    group: 'Firma und Recht',
    more: 'Öffnungszeiten stehen woanders',
  },
]

test('a screen is found by any words of its name and group, with umlauts or without', () => {
  for (const asked of ['öffnung', 'OEFFNUNGS', 'firma zeiten'])
    expect(screensFor(asked, ways)[0]).toMatchObject({ path: '/opening_exception' })
  expect(screensFor('firma', ways)).toHaveLength(2)
})

test('nothing is found by nothing', () => {
  expect(screensFor('  ', ways)).toEqual([])
})

test('a screen is found by what stands on it too, after those that are called so', () => {
  expect(screensFor('urlaub', ways)).toMatchObject([{ path: '/opening_exception' }])
  expect(screensFor('öffnungszeiten', ways).map(({ path }) => path)).toEqual(['/opening_exception', '/only/company'])
  expect(screensFor('url', ways)).toEqual([])
})
