import type { ShopMessageSource } from './message-types.ts'

export const messages = {
  onRequest: 'Price on request',
  vat: 'incl. VAT',
  vatPlus: 'incl. VAT, plus',
  shippingCosts: 'shipping',
  soldOut: 'Sold out',
  noPicture: 'Picture to follow',
} as const satisfies ShopMessageSource
