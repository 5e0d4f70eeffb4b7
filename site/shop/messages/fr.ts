import type { ShopMessageSource } from './message-types.ts'

export const messages = {
  onRequest: 'Prix sur demande',
  vat: 'TTC',
  vatPlus: 'TTC,',
  shippingCosts: 'frais de livraison en sus',
  soldOut: 'Épuisé',
  noPicture: 'Photo à venir',
} as const satisfies ShopMessageSource
