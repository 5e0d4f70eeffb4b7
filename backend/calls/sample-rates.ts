import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

/** A sample shop in which what is engraved has the reduced rate of VAT, its administrator, and lines to order. */
export async function sampleRates(db: Database, settings: Json) {
  const api = await sampleOrders(db, `${randomUUID().slice(0, 8)}.example`, { settings })
  const staff = await api.staff('administrator')
  await api.call('PATCH', `/items/ecommerce_product/${api.shop.engraved}`, { tax_rate: 'reduced' }, staff)
  const line = (product: number, count = 1) => ({ product, variant: null, count, personalization: {} })
  return { api, staff, line }
}
