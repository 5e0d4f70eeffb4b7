import { expect, expectTypeOf, test } from 'vitest'
import type { KnownPath, RowOf } from './row-of.ts'

// What is wrong here on purpose does not compile: each `@ts-expect-error` fails the step `types` as soon as it does.

const FIELDS = [
  '*',
  'translations.*',
  'manufacturer.display_name',
  'manufacturer.brand.*',
  'images.sort',
  'images.file.id',
  'category.slug',
] as const

type ProductRow = RowOf<'ecommerce_product', typeof FIELDS>

const row: Pick<ProductRow, 'price_brutto' | 'sales_mode' | 'display_name' | 'stock'> = {
  price_brutto: null,
  sales_mode: null,
  display_name: 'Ring',
  stock: 3,
}

test('a price that may be missing is no number', () => {
  // @ts-expect-error It may be null.
  const price: number = row.price_brutto
  expect(price).toBeNull()
  expectTypeOf(row.price_brutto).toEqualTypeOf<number | null>()
})

test('what the model requires is never missing', () => {
  expectTypeOf<ProductRow['display_name']>().toEqualTypeOf<string>()
  expectTypeOf<ProductRow['stock']>().toEqualTypeOf<number>()
  expectTypeOf<ProductRow['reorder_possible']>().toEqualTypeOf<boolean>()
})

test('a choice is one of those that the model names', () => {
  expectTypeOf<ProductRow['sales_mode']>().toEqualTypeOf<'buy' | 'request' | 'reserve' | 'display_only' | null>()
  // @ts-expect-error There is no such way to sell.
  const isLent = row.sales_mode === 'lend'
  expect(isLent).toBe(false)
})

test('a field that does not exist, or was not asked for, is not in the row', () => {
  // @ts-expect-error The model has no such field.
  expect(row.colour).toBeUndefined()
  expectTypeOf<ProductRow['category']>().toEqualTypeOf<{ slug: string } | null>()
  expectTypeOf<ProductRow['images'][number]>().toEqualTypeOf<{ sort: number; file: { id: string } }>()
})

test('a path that leads to no field is not known', () => {
  type Known<Path extends string> = KnownPath<'ecommerce_product', Path>
  expectTypeOf<Known<'*' | 'manufacturer.brand.type.*' | 'images.file.hash'>>().not.toBeNever()
  expectTypeOf<Known<'colour'>>().toBeNever()
  expectTypeOf<Known<'images.colour'>>().toBeNever()
  expectTypeOf<Known<'price_brutto.cents'>>().toBeNever()
})

test('a relation that is not followed is an id, a list of them, or nothing', () => {
  type Plain = RowOf<'ecommerce_product', ['*']>
  expectTypeOf<Plain['manufacturer']>().toEqualTypeOf<number | null>()
  expectTypeOf<Plain['garan_label']>().toEqualTypeOf<string | null>()
  expectTypeOf<Plain['images']>().toEqualTypeOf<number[]>()
})

test('a relation that must be there is there, unless what it leads to may be unpublished', () => {
  expectTypeOf<RowOf<'brand', ['type.type']>>().toEqualTypeOf<{ type: { type: string } }>()
  expectTypeOf<RowOf<'ecommerce_product_rating', ['product.slug']>>().toEqualTypeOf<{
    product: { slug: string } | null
  }>()
})

test('JSON is what the model says that it holds', () => {
  expectTypeOf<RowOf<'project', ['languages']>['languages']>().toEqualTypeOf<('de' | 'en' | 'fr')[]>()
  expectTypeOf<RowOf<'widget', ['props']>['props']>().toEqualTypeOf<{ readonly showLogo?: boolean | null } | null>()
  expectTypeOf<RowOf<'ecommerce_size_guide', ['table']>['table']>().toEqualTypeOf<unknown[]>()
})
