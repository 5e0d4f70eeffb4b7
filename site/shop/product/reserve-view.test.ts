import { expect, test } from 'vitest'
import { reserveView } from './reserve-view.ts'
import { sampleProduct, sampleVariant } from './sample-product.ts'

const houses = [{ id: 1, name: 'Innenstadt' }]
const shop = { mode: 'buy', ofShop: 'beside', houses } as const
const place = (variant: number | null, pieces: number, branch: number | null = 1) => ({ variant, branch, pieces })

test('what lies in a house can be reserved there, each variant by itself', () => {
  const plain = sampleProduct({ product_variants: [], places: [place(null, 1)] })
  expect(reserveView(plain, shop, 'de')).toEqual({
    label: 'Unverbindlich reservieren',
    links: { 0: `/ecom/reservation?product=${plain.id}&language=de` },
  })
  const variants = sampleProduct({
    product_variants: [sampleVariant(), sampleVariant({ id: 11 }), sampleVariant({ id: 12, active: false })],
    places: [place(10, 2), place(11, 0), place(12, 3)],
  })
  expect(Object.keys(reserveView(variants, shop, 'fr')?.links ?? {})).toEqual(['10'])
})

test('nothing is reserved that lies in no house, or that the shop does not let reserve', () => {
  const parcels = sampleProduct({ product_variants: [], places: [place(null, 1, null)] })
  expect(reserveView(parcels, shop, 'de')).toBeUndefined()
  const plain = sampleProduct({ product_variants: [], places: [place(null, 1)] })
  expect(reserveView(plain, { ...shop, ofShop: 'off' }, 'de')).toBeUndefined()
  expect(reserveView(plain, { ...shop, mode: 'display_only' }, 'de')).toBeUndefined()
  expect(reserveView({ ...plain, reservable: 'no' }, shop, 'de')).toBeUndefined()
})
