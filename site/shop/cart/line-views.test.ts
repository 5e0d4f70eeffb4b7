import { expect, test } from 'vitest'
import type { Quote, QuoteLine } from '#contract/wire/order-types.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { currentOffers, lineViews } from './line-views.ts'

const ring: CartLine = {
  cartId: 4,
  product: { id: 7, slug: 'ring', display_name: 'Ring' },
  variant: { id: 2, display_name: '54' },
  personalization: { 3: ' Anna ', 4: '' },
  count: 2,
  priceBrutto: 12_900,
}

const quotedRing: QuoteLine = {
  product: 7,
  variant: 2,
  count: 2,
  personalization: { 3: 'Anna' },
  available: 5,
  price_brutto: 129,
  total_brutto: 258,
  reduction: null,
  tax_mode: 'standard',
  display_name: 'Ring „Alba“',
  slug: 'ring',
  image: '5f0c3c1e-0000-4000-8000-000000000000',
  variant_name: 'Weite 54',
  reference_number: 'DO-EL-54',
  shipping_time: '2–4 Werktage',
  characteristics: [{ name: 'Metall', value: 'Gelbgold 750' }],
  engraving: [{ field: '3', name: 'Text (innen)', value: 'Anna' }],
  excludes_withdrawal: true,
}

const quote = (...lines: QuoteLine[]) => ({ lines }) as Quote
const view = (quoted: Partial<QuoteLine>, line = ring) => lineViews([line], quote({ ...quotedRing, ...quoted }))[0]

test('until the server has answered a line shows what the cart knows of it, and no sum', () => {
  expect(lineViews([ring], null)).toEqual([
    {
      cartId: 4,
      name: 'Ring',
      slug: 'ring',
      image: undefined,
      variantName: '54',
      characteristics: [],
      engraving: [{ value: ' Anna ' }],
      count: 2,
      price: 12_900,
      available: null,
      excludesWithdrawal: false,
    },
  ])
})

test('names, prices and sums are the server’s, and a line finds its answer by product, variant and personalization', () => {
  const other = { ...quotedRing, product: 9 }
  expect(lineViews([ring], quote(other, quotedRing))[0]).toMatchObject({
    name: 'Ring „Alba“',
    variantName: 'Weite 54',
    reference: 'DO-EL-54',
    price: 12_900,
    total: 25_800,
    engraving: [{ name: 'Text (innen)', value: 'Anna' }],
    image: '/assets/5f0c3c1e-0000-4000-8000-000000000000?width=320',
    excludesWithdrawal: true,
  })
})

test('a changed price is shown with the one before', () => {
  expect(view({ price_brutto: 139, total_brutto: 278 })).toMatchObject({ price: 13_900, priceBefore: 12_900 })
  expect(view({})?.priceBefore).toBeUndefined()
})

test('a count that was changed since the answer has no sum yet', () => {
  expect(view({}, { ...ring, count: 3 })).toMatchObject({ count: 3, price: 12_900, total: undefined })
})

test('a line that cannot be had has no price', () => {
  for (const problem of ['gone', 'not_for_sale', 'sold_out', 'bad_personalization'] as const)
    expect(view({ problem, price_brutto: 0, total_brutto: 0, available: 0 })).toMatchObject({
      problem,
      price: undefined,
      total: undefined,
      priceBefore: undefined,
    })
})

test('too many pieces are no problem any more once fewer are asked for', () => {
  const few = { problem: 'not_enough', available: 1, count: 2 } as const
  expect(view(few)?.problem).toBe('not_enough')
  expect(view(few, { ...ring, count: 1 })?.problem).toBeUndefined()
})

test('the cart takes over the prices that were shown, and no counts', () => {
  expect(currentOffers([ring], quote({ ...quotedRing, price_brutto: 99.9 }))).toEqual([
    { cartId: 4, available: true, priceBrutto: 9990, stock: null },
  ])
})
