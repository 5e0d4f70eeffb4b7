import { expect, test } from 'vitest'
import { withShopSettings } from './load-shop-terms.ts'
import type { PageRequest } from './page-request.ts'

const settings = {
  payment_methods: [
    { sort: 2, payment_id: { id: 2 }, min_order_value: null, max_order_value: 1500 },
    { sort: 1, payment_id: { id: 1 }, min_order_value: null, max_order_value: null },
  ],
  shipping_countries: [{ id: 7, sort: 1, display_name: 'Deutschland', country_code: 'DE' }],
  shipping_methods: [
    {
      sort: 1,
      name: 'Paket',
      price_brutto: null,
      additional_days: 1,
      is_collection: false,
      min_order_value: null,
      max_order_value: null,
      countries: [{ country: 7 }],
      payment_methods: [],
      translations: [{ language: 'fr', name: 'Colis' }],
    },
  ],
  shipping_cost: 5.9,
  present_wrapping: true,
  present_wrapping_price: 4.9,
  cash_limit: 2000,
  prepayment_days: 7,
  acceptance_days: 3,
  small_business: true,
}

const request = (language: string, first: () => unknown = () => settings) =>
  ({
    sdk: { items: () => ({ first: async () => first() }) },
    project: { domain: 'laden.example' },
    language,
    first: 'de',
  }) as unknown as PageRequest

const TEXT = '{{versandarten}} | {{zahlungsarten}} | {{lieferlaender}} | {{vorkasse_tage}} | {{umsatzsteuer}}'

test('a page shows the shop’s settings in the place of placeholders, in its language', async () => {
  const shown = async (language: string) => (await withShopSettings(TEXT, request(language)))?.replace(/\s/g, ' ')
  expect(await shown('de')).toBe(
    'Paket (Deutschland): 5,90 € | Vorkasse; Rechnung: für Bestellungen bis 1.500,00 € | Deutschland | 7 Tage | Gemäß § 19 UStG wird keine Umsatzsteuer berechnet',
  )
  expect(await shown('fr')).toBe(
    'Colis (Allemagne) : 5,90 € | Virement à l’avance ; Facture : pour les commandes jusqu’à 1 500,00 € | Allemagne | 7 jours | TVA non applicable (petite entreprise, § 19 UStG)',
  )
})

test('a text without placeholders asks for no settings, and without a shop it stays as it is', async () => {
  const never = () => {
    throw new Error('asked')
  }
  expect(await withShopSettings('<p>Nichts</p>', request('de', never))).toBe('<p>Nichts</p>')
  expect(
    await withShopSettings(
      '{{bar_bis}}',
      request('de', () => null),
    ),
  ).toBe('{{bar_bis}}')
})
