import type { Page } from '@playwright/test'

interface Placed {
  readonly number: string
  /** The page of the order. */
  readonly path: string
}

/** Orders a product as the site does, to be paid in advance and sent, or collected and paid in cash; returns the order's number. */
export const placeOrder = async (page: Page, address: string): Promise<string> =>
  (await placedOrder(page, address)).number

export async function placedOrder(
  page: Page,
  address: string,
  { language = 'de', collects = false }: { language?: string; collects?: boolean } = {},
): Promise<Placed> {
  const at = (path: string) => address + path
  const list = await page.request.get(at('/items/ecommerce_product?filter[stock][in]=5,6,7,8,9&fields=id&limit=20'))
  const { data } = await list.json()
  const base = { project: 'wennerholt.example', language }
  for (const { id } of data) {
    const lines = [{ product: id, variant: null, count: 1, personalization: {} }]
    const quote = await (await page.request.post(at('/ecom/quote'), { data: { ...base, lines } })).json()
    const shipping = quote.shipping_methods?.find(
      (method: { is_collection: boolean }) => method.is_collection === collects,
    )
    if (quote.lines?.[0]?.problem || !shipping) continue
    const order = {
      ...base,
      lines,
      customerEmail: 'anna@kunden.example',
      shippingAddress: {
        first_name: 'Anna',
        last_name: 'Muster',
        street: 'Hauptstraße',
        number: '12',
        zip_code: '20354',
        city: 'Hamburg',
        country_code: 'DE',
      },
      invoiceAddress: null,
      comment: '',
      paymentMethod: collects ? 3 : 1,
      shippingMethod: shipping.id,
      ...(collects && { branch: shipping.branches[0].id }),
      presentWrap: false,
      total: quote.lines[0].total_brutto + shipping.price_brutto,
    }
    const placed = await (await page.request.post(at('/ecom/order'), { data: order })).json()
    if (placed.status === 'ok') return { number: placed.order_number, path: placed.status_path }
  }
  throw new Error('Nothing could be ordered.')
}
