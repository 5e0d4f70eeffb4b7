import { expect, test } from 'vitest'
import { scarceGoods } from './scarce-goods.ts'

const place = (branch: number | null, variant: number | null, pieces: number) => ({ branch, variant, pieces })

test('what is scarce stands by variant with its pieces in each branch, what is sold out first; variants that are not sold are left out', () => {
  const ring = {
    id: 7,
    display_name: 'Ring Elbe',
    stock: 12,
    places: [place(1, 70, 1), place(2, 70, 1), place(1, 71, 10), place(1, 72, 0)],
    product_variants: [
      { id: 70, display_name: 'Größe 52', active: true, stock: 2 },
      { id: 71, display_name: 'Größe 54', active: true, stock: 10 },
      { id: 72, display_name: 'Größe 56', active: false, stock: 0 },
    ],
  }
  const clock = { id: 8, display_name: 'Uhr', stock: 0, places: [place(1, null, 0)], product_variants: [] }
  expect(scarceGoods([ring, clock])).toEqual([
    { product: 8, variant: null, name: 'Uhr', stock: 0, places: [place(1, null, 0)] },
    { product: 7, variant: 70, name: 'Ring Elbe, Größe 52', stock: 2, places: [place(1, 70, 1), place(2, 70, 1)] },
  ])
})

test('goods that are being counted stay in sight, however many others have counted meanwhile', () => {
  const clock = { id: 8, display_name: 'Uhr', stock: 40, places: [place(1, null, 40)], product_variants: [] }
  expect(scarceGoods([clock])).toEqual([])
  expect(scarceGoods([clock], [{ product: 8, variant: null, branch: 1 }])).toMatchObject([{ product: 8, stock: 40 }])
})
