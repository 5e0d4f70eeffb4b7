import { expect, test } from 'vitest'
import { describedModel } from '../record/described-model.ts'
import { exportFields, exportHead, exportRow } from './export-rows.ts'

test('goods with variants are exported without a stock of their own, which nobody sees or sells', () => {
  const fields = describedModel().get('ecommerce_product')?.fields ?? {}
  const at = exportHead(fields, []).indexOf('stock')
  const stockOf = (record: object) => exportRow(fields, [], { id: 1, stock: 8, ...record })[at]
  expect(exportFields(fields)).toContain('product_variants.id')
  expect([stockOf({ product_variants: [] }), stockOf({ product_variants: [{ id: 3 }] })]).toEqual(['8', ''])
})
