export const messages = {
  onRequest: 'Preis auf Anfrage',
  vat: 'inkl. MwSt.',
  vatPlus: 'inkl. MwSt., zzgl.',
  shippingCosts: 'Versandkosten',
  soldOut: 'Ausverkauft',
  noPicture: 'Bild folgt',
} as const
