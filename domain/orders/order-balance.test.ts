import { expect, test } from 'vitest'
import { type BalancedOrder, balanceRows, returnedNote } from './order-balance.ts'

const placed: BalancedOrder = { total: 38_490, credited: 0, paid: 0, refunded: 0, state: 'shipped' }
const rows = (change: Partial<BalancedOrder>) =>
  balanceRows({ ...placed, ...change }, 'de').map(({ label, amount }) => `${label} ${amount}`)

test('what was withdrawn from unpaid stands below the total, with what remains to be paid', () => {
  expect(rows({})).toEqual([])
  expect(rows({ credited: 18_000 })).toEqual([
    'Widerrufen, nicht mehr zu zahlen -180,00\u00a0€',
    'Noch zu zahlen 204,90\u00a0€',
  ])
  expect(rows({ credited: 18_000, paid: 20_490 })).toEqual(['Widerrufen, nicht mehr zu zahlen -180,00\u00a0€'])
})

test('what was given back stands below the total, and nothing is owed of an order that is over', () => {
  expect(rows({ paid: 38_490, refunded: 19_900 })).toEqual(['Erstattet -199,00\u00a0€'])
  expect(rows({ credited: 14_000, paid: 5_000, refunded: 5_000 })).toEqual([
    'Widerrufen, nicht mehr zu zahlen -140,00\u00a0€',
    'Erstattet -50,00\u00a0€',
    'Noch zu zahlen 194,90\u00a0€',
  ])
  expect(rows({ credited: 18_000, state: 'cancelled' })).toEqual(['Widerrufen, nicht mehr zu zahlen -180,00\u00a0€'])
})

test('a line says how many of its pieces are not part of the order any more', () => {
  expect(returnedNote(0, 'de')).toBeNull()
  expect(returnedNote(2, 'en')).toBe('Cancelled or taken back: 2')
})

test('of an order that costs more or less since it was paid stands what remains, or what is given back', () => {
  expect(rows({ paid: 30_000 })).toEqual(['Schon gezahlt -300,00\u00a0€', 'Noch zu zahlen 84,90\u00a0€'])
  expect(rows({ paid: 40_000 })).toEqual(['Zu viel gezahlt, wird erstattet 15,10\u00a0€'])
  expect(rows({ paid: 40_000, state: 'cancelled' })).toEqual([])
})
