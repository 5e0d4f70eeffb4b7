import { expect, test } from 'vitest'
import { type CartLine, lineIdentity } from '../cart/cart.ts'
import { attemptFor, orderedLines, restoreAttempt } from './order-attempt.ts'

const line = (cartId: number, id = cartId): CartLine => ({
  cartId,
  product: { id, slug: 'p', display_name: 'P' },
  variant: null,
  personalization: {},
  count: 1,
  priceBrutto: 500,
})
const keys = ['0d4e7c1e-0000-4000-8000-000000000001', '0d4e7c1e-0000-4000-8000-000000000002']
const newKeys = () => {
  const left = [...keys]
  return () => left.shift() ?? ''
}

test('what is sent again unchanged has the key that it had', () => {
  const newKey = newKeys()
  const first = attemptFor(null, { total: 5 }, [line(1)], newKey)
  const second = attemptFor({ ...first, order: 'x' }, { total: 5 }, [line(1)], newKey)
  expect([first.key, second]).toEqual([keys[0], { ...first, order: 'x' }])
})

test('whatever is changed is another attempt with a key of its own', () => {
  const newKey = newKeys()
  const first = attemptFor(null, { total: 5 }, [line(1)], newKey)
  expect(attemptFor({ ...first, order: 'x' }, { total: 6 }, [line(1)], newKey)).toMatchObject({
    key: keys[1],
    order: null,
  })
})

test('only what was ordered leaves the cart', () => {
  const attempt = attemptFor(null, {}, [line(1, 7), line(2, 8)], () => '')
  expect(orderedLines(attempt, [line(4, 8), line(5, 9), line(6, 7)])).toEqual([4, 6])
})

test('an attempt survives being stored, a damaged one does not', () => {
  const attempt = attemptFor(null, {}, [line(1)], newKeys())
  expect(restoreAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt)
  expect(restoreAttempt({ ...attempt, lines: [1, lineIdentity(line(1))] })).toEqual(attempt)
  for (const damaged of [
    null,
    [],
    'x',
    {},
    { ...attempt, key: 'x' },
    { ...attempt, lines: null },
    { ...attempt, order: 5 },
  ])
    expect(restoreAttempt(damaged)).toBeNull()
})
