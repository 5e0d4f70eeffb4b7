import { expect, type Page } from '@playwright/test'
import { found, send } from './calls.ts'
import { placeOrder } from './place-order.ts'

const by = { name: 'Anna Muster', email: 'anna@kunden.example', language: 'de' }

/** Leaves an order that is paid for; returns its number. */
export async function leaveOrder(page: Page, address: string): Promise<string> {
  const number = await placeOrder(page, address)
  const [order] = await found(page, `ecommerce_order?filter[number]=${number}&fields=id,total`)
  await send(page, 'POST', `/ecom/orders/${order.id}/payment`, { amount: order.total })
  return number
}

/** Leaves what a task works on, as visitors do; returns the number of the order. */
export async function leaveWork(page: Page, address: string): Promise<string> {
  const post = async (path: string, data: object) =>
    expect((await page.request.post(address + path, { data })).status(), path).toBe(200)
  await post('/ecom/request', { ...by, product: 1, message: 'Ist er vorrätig?', privacy: true })
  await post('/ecom/rating', { ...by, product: 1, rating: 5, text: 'Sitzt wunderbar.' })
  return leaveOrder(page, address)
}
