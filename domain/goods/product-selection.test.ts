import { expect, test } from 'vitest'
import { emptySelection, type ProductAction, type ProductRow, productReducer } from './product-selection.ts'

const watch: ProductRow = {
  id: 1,
  display_name: 'Uhr',
  price_brutto: 1299.9,
  stock: 3,
  shipping_time: '2 Tage',
  reorder_possible: true,
}
const ring: ProductRow = {
  ...watch,
  variant_display_name: 'Ringgröße',
  product_variants: [
    {
      id: 11,
      display_name: '56',
      price_brutto: 450,
      stock: 0,
      sort: 2,
      shipping_time: '14 Tage',
      reorder_possible: false,
    },
    { id: 10, display_name: '54', price_brutto: 420.5, stock: 2, sort: 1 },
    { id: 12, display_name: '58', price_brutto: 99, active: false },
  ],
}
const run = (...actions: ProductAction[]) => actions.reduce(productReducer<ProductRow>, emptySelection)

test('a product without variants shows its price, stock and shipping time with a count of 1', () => {
  expect(run({ type: 'add', product: watch })).toMatchObject({
    details: watch,
    hasVariants: false,
    priceBrutto: 129990,
    stock: 3,
    shippingTime: '2 Tage',
    reorderPossible: true,
    countSelected: 1,
    variantPriceRange: null,
  })
})

test('a product with variants shows their price range and nothing selected', () => {
  expect(run({ type: 'add', product: ring })).toMatchObject({
    hasVariants: true,
    variantSelected: null,
    variantPriceRange: { min: 42050, max: 45000 },
    priceBrutto: null,
    stock: null,
    shippingTime: null,
    countSelected: 0,
  })
})

test('only active variants can be chosen, in their order', () => {
  expect(run({ type: 'add', product: ring }).variantsAvailable.map((variant) => variant.id)).toEqual([10, 11])
  expect(run({ type: 'add', product: ring }, { type: 'variantChange', variant: 12 }).variantSelected).toBeNull()
})

test('a product whose variants are all inactive is still one with variants and has nothing to choose', () => {
  const none = { ...ring, product_variants: [{ id: 12, display_name: '58', active: false }] }
  expect(run({ type: 'add', product: none })).toMatchObject({
    hasVariants: true,
    variantsAvailable: [],
    variantPriceRange: null,
    priceBrutto: null,
  })
})

test('the variant label is Variante unless the product names it', () => {
  expect(run({ type: 'add', product: watch }).variantDisplayName).toBe('Variante')
  expect(run({ type: 'add', product: ring }).variantDisplayName).toBe('Ringgröße')
})

test('choosing a variant takes its values with a count of 1', () => {
  const actions: ProductAction[] = [
    { type: 'add', product: ring },
    { type: 'countChange', count: 5 },
    { type: 'variantChange', variant: 11 },
  ]
  expect(run(...actions)).toMatchObject({
    variantSelected: 11,
    priceBrutto: 45000,
    stock: 0,
    shippingTime: '14 Tage',
    reorderPossible: false,
    countSelected: 1,
  })
})

test('a variant without own price, shipping time or reorder takes those of the product, but never its stock', () => {
  const product = { ...watch, product_variants: [{ id: 10, display_name: '54' }] }
  expect(run({ type: 'add', product }, { type: 'variantChange', variant: 10 })).toMatchObject({
    priceBrutto: 129990,
    shippingTime: '2 Tage',
    reorderPossible: true,
    stock: null,
  })
})

test('an empty choice clears count, stock, price and shipping time', () => {
  const chosen: ProductAction[] = [
    { type: 'add', product: ring },
    { type: 'variantChange', variant: 10 },
  ]
  expect(run(...chosen, { type: 'variantChange', variant: null })).toEqual(run({ type: 'add', product: ring }))
})

test('countChange sets the count, and what is no positive whole number changes nothing', () => {
  expect(run({ type: 'add', product: watch }, { type: 'countChange', count: 3 }).countSelected).toBe(3)
  for (const count of [0, -1, 1.5, Number.NaN]) {
    expect(run({ type: 'add', product: watch }, { type: 'countChange', count }).countSelected).toBe(1)
  }
})

test('personalizationChange keeps the values of the other fields', () => {
  const state = run(
    { type: 'add', product: watch },
    { type: 'personalizationChange', values: { text: 'Anna' } },
    { type: 'personalizationChange', values: { font: 'serif' } },
  )
  expect(state.personalization).toEqual({ text: 'Anna', font: 'serif' })
})

test('ratings have a count and an average, and without any there is no average', () => {
  const rated = { ...watch, ratings: { count: 2, average: 4.5 } }
  expect(run({ type: 'add', product: rated })).toMatchObject({ ratingsCount: 2, averageRating: 4.5 })
  expect(run({ type: 'add', product: watch })).toMatchObject({ ratingsCount: 0, averageRating: null })
})

test('a new product leaves nothing of the one before, and reset nothing at all', () => {
  const before: ProductAction[] = [
    { type: 'add', product: ring },
    { type: 'variantChange', variant: 10 },
    { type: 'personalizationChange', values: { text: 'Anna' } },
  ]
  expect(run(...before, { type: 'add', product: watch })).toEqual(run({ type: 'add', product: watch }))
  expect(run(...before, { type: 'reset' })).toEqual(emptySelection)
})
