import { expect, type Page } from '@playwright/test'
import { found, send } from '../../e2e/back-office/calls.ts'
import { placeOrder } from '../../e2e/back-office/place-order.ts'

/** What the screens show, by ids. */
export interface Work {
  readonly order: number
  readonly question: number
  readonly product: number
}

const anna = { name: 'Anna Brandt', email: 'anna@kunden.example', language: 'de' }
const jonas = { name: 'Jonas Lindner', email: 'jonas@kunden.example', language: 'de' }

/** Leaves what a morning brings, as visitors do: orders paid and unpaid, a question of who has reserved, a message, a rating. */
export async function leaveWork(page: Page, address: string): Promise<Work> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(address + path, { data })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  }
  const number = await placeOrder(page, address)
  const [order] = await found(page, `ecommerce_order?filter[number]=${number}&fields=id,total`)
  await send(page, 'POST', `/ecom/orders/${order.id}/payment`, { amount: order.total })
  await placeOrder(page, address)
  const [product] = await found(page, 'ecommerce_product?filter[slug]=tidewerk-priel-40-blau&fields=id')
  const branches = await found(page, 'branch?fields=id&sort=id')
  await reserve(page, address, product.id, branches)
  await post('/ecom/request', {
    ...anna,
    product: product.id,
    message: 'Ist die Uhr auch mit Lederband da?',
    privacy: true,
  })
  await post('/forms/contact', { ...jonas, message: 'Wechseln Sie auch Batterien ohne Termin?', privacy: true })
  await post('/ecom/rating', { ...jonas, product: product.id, rating: 5, text: 'Läuft seit Wochen auf die Sekunde.' })
  const [question] = await found(page, 'ecommerce_request?fields=id&sort=-id&limit=1')
  return { order: order.id, question: question.id, product: product.id }
}

/** Reserves at the first branch that has a piece. */
async function reserve(page: Page, address: string, product: number, branches: readonly { id: number }[]) {
  const variants = await found(page, `ecommerce_product_variant?filter[product]=${product}&fields=id`)
  for (const { id: branch } of branches)
    for (const variant of [null, ...variants.map(({ id }: { id: number }) => id)]) {
      const data = { ...anna, product, variant, branch, at: '2026-11-28T11:00', privacy: true }
      const answer = await page.request.post(`${address}/ecom/reservation`, { data })
      if (answer.status() === 200) return
    }
  throw new Error('No branch has a piece to put aside.')
}
