import { isLanguage } from '../texts/language.ts'
import { headKey } from './import-table.ts'

/** What a column of a table of one's own can hold, and the heads by which it is known. */
export const IMPORT_TARGETS = {
  parent: ['parent', 'gehört zu', 'belongs to', 'elternartikel', 'hauptartikel', 'parent_number', 'parent sku'],
  slug: ['slug', 'handle', 'adresse', 'url'],
  reference_number: [
    'reference_number',
    'artikelnummer',
    'artikelnr',
    'artikel-nr.',
    'art.-nr.',
    'sku',
    'nummer',
    'referenz',
    'reference',
    'référence',
  ],
  gtin: ['gtin', 'ean', 'barcode', 'gtin/ean'],
  display_name: ['display_name', 'name', 'titel', 'title', 'bezeichnung', 'artikelbezeichnung', 'produktname', 'nom'],
  variant: ['variant', 'variante', 'ausführung', 'größe', 'size', 'ringweite'],
  axis: ['axis', 'variant_display_name', 'variantenart'],
  description: ['description', 'beschreibung', 'artikelbeschreibung', 'langtext'],
  price_brutto: ['price_brutto', 'preis', 'vk', 'vk-preis', 'verkaufspreis', 'bruttopreis', 'price', 'prix'],
  uvp: ['uvp', 'rrp', 'unverb. preisempfehlung', 'listenpreis'],
  cost: ['cost', 'ek', 'ek-preis', 'einkaufspreis', 'einkaufspreis netto', 'cost per item', "prix d'achat"],
  sale_price: ['sale_price', 'aktionspreis', 'angebotspreis', 'sonderpreis'],
  sale_from: ['sale_from', 'aktion von', 'angebot ab'],
  sale_until: ['sale_until', 'aktion bis', 'angebot bis'],
  sale_lowest: ['earlier_price', 'niedrigster preis 30 tage', 'niedrigster preis'],
  stock: ['stock', 'bestand', 'lagerbestand', 'menge', 'quantity', 'anzahl'],
  status: ['status'],
  manufacturer: ['manufacturer', 'hersteller', 'marke', 'brand', 'vendor', 'lieferant', 'fabricant'],
  categories: ['categories', 'category', 'kategorie', 'kategorien', 'warengruppe', 'type'],
  attributes: ['attributes', 'attribute', 'merkmale', 'eigenschaften'],
  tags: ['tags', 'schlagwörter', 'stichworte'],
  images: ['images', 'bilder', 'bild', 'image', 'picture', 'image_link', 'foto', 'fotos'],
  image_alts: ['image_alts', 'bildbeschreibung', 'bildbeschreibungen', 'alternativtext', 'alt-text', 'image alt text'],
  old_path: ['old_path', 'alte adresse', 'alte url', 'link'],
  shipping_time: ['shipping_time', 'lieferzeit'],
  sales_mode: ['sales_mode', 'verkauf'],
  tax_mode: ['tax_mode', 'besteuerung'],
  purchase_to_order: ['purchase_to_order'],
  reorder_possible: ['reorder_possible'],
  fineness: ['fineness', 'feingehalt'],
} as const satisfies Record<string, readonly string[]>

export type ImportTarget = keyof typeof IMPORT_TARGETS

export const importTargets = Object.keys(IMPORT_TARGETS) as ImportTarget[]

/** Texts that a further language may have in a column of its own: `display_name.en`. */
export const translatedTargets = ['display_name', 'description', 'shipping_time', 'image_alts'] as const

const OF_ATTRIBUTE = 'attribute:'

/** Whether a column can mean that: a target, one in a language (`display_name.en`), an attribute (`attribute:Metall`), or nothing (empty). */
export function isTarget(target: string): boolean {
  const [base = '', language] = target.split('.')
  if (target === '' || importTargets.some((known) => known === target)) return true
  if (target.startsWith(OF_ATTRIBUTE)) return target.length > OF_ATTRIBUTE.length && target.length <= 120
  return language !== undefined && isLanguage(language) && translatedTargets.some((known) => known === base)
}

export const attributeOf = (target: string): string | undefined =>
  target.startsWith(OF_ATTRIBUTE) ? target.slice(OF_ATTRIBUTE.length) : undefined

/** What a column means by its head alone; empty where nothing is known of it. Its own name counts before what it is also called. */
export function proposedTarget(name: string): string {
  const key = headKey(name)
  if (importTargets.some((target) => target === key)) return key
  if (isTarget(key) && key.includes('.')) return key
  const [, attribute] = /^(?:attribut|attribute|merkmal)[:\s]+(.+)$/i.exec(name.trim()) ?? []
  if (attribute) return OF_ATTRIBUTE + attribute
  return importTargets.find((target) => IMPORT_TARGETS[target].some((known: string) => known === key)) ?? ''
}

/** What each column of a head means; of two that mean the same the first counts. */
export function proposedMapping(head: readonly string[]): string[] {
  const targets = head.map(proposedTarget)
  return targets.map((target, at) => (targets.indexOf(target) === at ? target : ''))
}
