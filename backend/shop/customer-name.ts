import type { Address } from '#domain/orders/address.ts'
import { phoneDigits } from '#domain/search/searched-number.ts'

/** Who gets the goods, as staff search for it: first and last name, and the company. */
export const customerName = ({ first_name, last_name, company }: Address): string =>
  [`${first_name} ${last_name}`, company].filter(Boolean).join(', ')

/** Their telephone number as staff search for it; null without one. */
export const customerPhone = ({ phone }: Address): string | null => phoneDigits(phone ?? '') || null
