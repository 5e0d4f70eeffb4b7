import { expect, test } from 'vitest'
import { sampleModel } from '../record/sample-model.ts'
import { duplicateOf } from './duplicate-of.ts'

const model = new Map([
  ['ecommerce_product', { ...(sampleModel.get('page') as NonNullable<ReturnType<typeof sampleModel.get>>) }],
  ...sampleModel,
])

test('a copy is a draft with everything of the product but what only one may have', () => {
  const product = {
    id: 7,
    name: 'x',
    display_name: 'Ring',
    slug: 'ring',
    gtin: '4006381333931',
    translations: [{ id: 8, page: 7, language: 'en', title: 'Ring' }],
  }
  const copy = duplicateOf(model, product, 'Kopie', 'abc')
  expect(copy).toMatchObject({ display_name: 'Ring (Kopie)', slug: 'ring-abc', status: 'draft', name: 'x' })
  expect(copy.translations).toEqual([{ language: 'en', title: 'Ring' }])
  expect([copy.id, copy.gtin]).toEqual([undefined, undefined])
})
