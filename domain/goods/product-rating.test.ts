import { expect, test } from 'vitest'
import { checkProductRating } from './product-rating.ts'

const filled = { product: '7', rating: '4', name: 'Anna', text: 'Sitzt wunderbar.' }
const problems = (change: Record<string, unknown>) => {
  const result = checkProductRating({ ...filled, ...change })
  return result.ok ? {} : result.problems
}

test('a rating is stars, a name and a text about a product', () => {
  expect(checkProductRating({ ...filled, title: ' Schön ', order_number: '2026-00042' })).toEqual({
    ok: true,
    rating: {
      product: 7,
      rating: 4,
      name: 'Anna',
      title: 'Schön',
      text: 'Sitzt wunderbar.',
      orderNumber: '2026-00042',
      email: '',
      purchase: '',
    },
  })
})

test('title and order number may be left out, nothing else may', () => {
  expect(problems({ title: '', order_number: null })).toEqual({})
  expect(checkProductRating({})).toEqual({
    ok: false,
    problems: { product: 'missing', rating: 'missing', name: 'missing', text: 'missing' },
  })
})

test('there are one to five whole stars', () => {
  for (const stars of [1, 2, 3, 4, 5, '5']) expect(problems({ rating: stars })).toEqual({})
  for (const stars of [0, 6, 4.5, -1, 'x', [5], true])
    expect(problems({ rating: stars })).toEqual({ rating: 'invalid' })
})

test('no text is longer than its limit', () => {
  expect(problems({ name: 'x'.repeat(101), title: 'x'.repeat(121), text: 'x'.repeat(2001) })).toEqual({
    name: 'tooLong',
    title: 'tooLong',
    text: 'tooLong',
  })
})

test('title, order number, name and text that are no texts are invalid, not passed over', () => {
  expect(problems({ title: {}, order_number: 20260001, name: 7, text: ['x'] })).toEqual({
    name: 'invalid',
    title: 'invalid',
    text: 'invalid',
    order_number: 'invalid',
  })
})
