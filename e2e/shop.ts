import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { dataVariable, type Mode } from './server/modes.ts'
import { decided, startWith } from './stand-ins/third-parties.ts'

type Wanted = {
  slug: string
  count?: number
  variant?: number
  personalization?: Record<string, string>
  price?: number
}

type ProductRow = { id: number; slug: string; display_name: string; price_brutto: number }

async function products(page: Page, slugs: string[]): Promise<ProductRow[]> {
  const query = `filter[slug][in]=${slugs.join(',')}&fields=id,slug,display_name,price_brutto`
  const answer = await page.request.get(`/items/ecommerce_product?${query}`)
  return ((await answer.json()) as { data: ProductRow[] }).data
}

/** Gives a product of the shop under test as many pieces as many orders take. */
export function restock(mode: string, slug: string) {
  const dataDir = process.env[dataVariable(mode as Mode)] ?? ''
  const db = new DatabaseSync(join(dataDir, 'schaufenster.sqlite'), { timeout: 30_000 })
  db.prepare('update ecommerce_product set stock = 500 where slug = ?').run(slug)
  db.close()
}

/** A cart as the site stores it; `price` in euro stands for one that was another when the line was put in. */
export async function storedCart(page: Page, wanted: Wanted[]): Promise<string> {
  const rows = await products(
    page,
    wanted.map(({ slug }) => slug),
  )
  const lines = wanted.map(({ slug, count = 1, variant, personalization = {}, price }, index) => {
    const row = rows.find((one) => one.slug === slug)
    const [id, name, euro] = row ? [row.id, row.display_name, row.price_brutto] : [999_999, slug, 1]
    return {
      cartId: index + 1,
      product: { id, slug, display_name: name },
      variant: variant ? { id: variant, display_name: '' } : null,
      personalization,
      count,
      priceBrutto: Math.round((price ?? euro) * 100),
    }
  })
  const totalCount = lines.reduce((sum, { count }) => sum + count, 0)
  return JSON.stringify({ products: lines, totalCount, totalPriceBrutto: 0, timestamp: Date.now() })
}

/** Begins a visit with a decision about consents and these things in the cart. */
export async function startWithCart(page: Page, wanted: Wanted[], stored: Record<string, string> = {}) {
  await startWith(page, {
    ...decided({ functional: true, matomo: false, rolex: false, offline: false }),
    'int-cart': await storedCart(page, wanted),
    ...stored,
  })
}

export const anna = {
  first_name: 'Anna',
  last_name: 'Muster',
  street: 'Hauptstraße',
  number: '12a',
  zip_code: '20354',
  city: 'Hamburg',
  country_code: 'DE',
}

/** A draft in which the address is filled in already, and more of it where it matters. */
export const storedDraft = (email: string, more: object = {}) => ({
  'int-checkout': JSON.stringify({
    customerEmail: email,
    shippingAddress: anna,
    invoiceAddress: null,
    comment: '',
    paymentMethod: null,
    shippingMethod: null,
    shippingCost: 0,
    presentWrap: false,
    branch: null,
    attempt: null,
    ...more,
    timestamp: Date.now(),
  }),
})

export const cartIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('int-cart') ?? 'null') as { totalCount: number } | null)

export const draftIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('int-checkout') ?? 'null') as Record<string, unknown> | null)

/** The words of the checkout in a language, as far as the tests press and read them. */
export const words = {
  de: {
    root: '/shop',
    checkout: '/shop/kasse',
    email: 'E-Mail-Adresse',
    names: ['Vorname', 'Nachname', 'Straße', 'Hausnummer', 'Postleitzahl', 'Ort'],
    country: 'Land',
    toDelivery: 'Weiter zu Versand und Zahlung',
    toReview: 'Weiter zur Prüfung',
    order: 'Zahlungspflichtig bestellen',
    thanks: 'Vielen Dank für Ihre Bestellung',
    invoice: 'Rechnung',
    parcel: 'Versichertes Paket',
    terms: 'AGB',
    withdrawal: 'Widerrufsrecht',
  },
  en: {
    root: '/en/shop',
    checkout: '/en/shop/checkout',
    email: 'E-mail address',
    names: ['First name', 'Last name', 'Street', 'House number', 'Postcode', 'Town or city'],
    country: 'Country',
    toDelivery: 'Continue to delivery and payment',
    toReview: 'Continue to review',
    order: 'Order with obligation to pay',
    thanks: 'Thank you for your order',
    invoice: 'Invoice',
    parcel: 'Insured parcel',
    terms: 'terms and conditions',
    withdrawal: 'right of withdrawal',
  },
  fr: {
    root: '/fr/boutique',
    checkout: '/fr/boutique/commande',
    email: 'Adresse e-mail',
    names: ['Prénom', 'Nom', 'Rue', 'Numéro', 'Code postal', 'Ville'],
    country: 'Pays',
    toDelivery: 'Continuer : livraison et paiement',
    toReview: 'Continuer : vérification',
    order: 'Commande avec obligation de paiement',
    thanks: 'Merci pour votre commande',
    invoice: 'Facture',
    parcel: 'Colis assuré',
    terms: 'CGV',
    withdrawal: 'droit de rétractation',
  },
} as const

export type Words = (typeof words)[keyof typeof words]
