import { expect, test } from 'vitest'
import { turnoverOf } from './turnover-kind.ts'

const rates = (oss: boolean, reduced = 7) => ({
  own: { standard: 19, reduced },
  abroad: new Map([
    ['FR', { standard: 20, reduced: 5.5 }],
    ['CY', { standard: 19, reduced: 9 }],
  ]),
  oss,
})

test('whatever is switched on later, goods are turnover of the country whose rate they were sold at', () => {
  for (const oss of [true, false]) {
    expect(turnoverOf(19, 'FR', rates(oss))).toBe('standard')
    expect(turnoverOf(7, 'FR', rates(oss))).toBe('reduced')
    expect(turnoverOf(5.5, 'FR', rates(oss))).toBe('abroad')
    expect(turnoverOf(20, 'FR', rates(oss))).toBe('abroad')
    expect(turnoverOf(20, 'DE', rates(oss))).toBe('standard')
  }
})

test('a rate that both countries have is that of who is said to charge it', () => {
  expect([true, false].map((oss) => turnoverOf(19, 'CY', rates(oss)))).toEqual(['abroad', 'standard'])
})

test('a rate that neither has any more is that of the nearest, and a country without rates has none', () => {
  for (const oss of [true, false]) {
    expect(turnoverOf(21, 'FR', rates(oss))).toBe('abroad')
    expect(turnoverOf(7, 'FR', rates(oss, 8))).toBe('reduced')
    expect(turnoverOf(19, 'BE', rates(oss))).toBe('standard')
  }
})

test('a rate that was reduced before the setting changed stays reduced', () => {
  expect(turnoverOf(7, 'DE', rates(false, 8))).toBe('reduced')
  expect(turnoverOf(16, 'DE', rates(false))).toBe('standard')
})
