import type { Address } from '#domain/orders/address.ts'
import { phoneDigits } from '#domain/search/searched-number.ts'

/** Who gets the goods, as staff search for it: first and last name, and the company. */
const customerName = ({ first_name, last_name, company }: Address): string =>
  [`${first_name} ${last_name}`, company].filter(Boolean).join(', ')

/** Their telephone number as staff search for it; null without one. */
const customerPhone = ({ phone }: Address): string | null => phoneDigits(phone ?? '') || null

const inOneLine = ({ street, number, addition, zip_code, city }: Address): string =>
  [`${street ?? ''} ${number ?? ''}`.trim(), addition, `${zip_code ?? ''} ${city ?? ''}`.trim()]
    .filter(Boolean)
    .join(', ')

/** What staff search an order for of its customer: name, telephone, and the places it goes to and is billed at. */
export const customerColumns = (shipping: Address, invoice: Address | null | undefined) => ({
  customer_name: customerName(shipping),
  customer_phone: customerPhone(shipping),
  customer_address:
    [...new Set([shipping, ...(invoice ? [invoice] : [])].map(inOneLine))].filter(Boolean).join(' / ') || null,
})
