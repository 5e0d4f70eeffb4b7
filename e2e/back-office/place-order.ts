import type { Page } from '@playwright/test'

/** Orders a product as the site does, to be paid in advance and sent; returns the order's number. */
export async function placeOrder(page: Page, address: string): Promise<string> {
  const at = (path: string) => address + path
  const list = await page.request.get(at('/items/ecommerce_product?filter[stock][in]=5,6,7,8,9&fields=id&limit=20'))
  const { data } = await list.json()
  const base = { project: 'wennerholt.example', language: 'de' }
  for (const { id } of data) {
    const lines = [{ product: id, variant: null, count: 1, personalization: {} }]
    const quote = await (await page.request.post(at('/ecom/quote'), { data: { ...base, lines } })).json()
    const shipping = quote.shipping_methods?.find((method: { is_collection: boolean }) => !method.is_collection)
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
      paymentMethod: 1,
      shippingMethod: shipping.id,
      presentWrap: false,
      total: quote.lines[0].total_brutto + shipping.price_brutto,
    }
    const placed = await (await page.request.post(at('/ecom/order'), { data: order })).json()
    if (placed.status === 'ok') return placed.order_number
  }
  throw new Error('Nothing could be ordered.')
}
