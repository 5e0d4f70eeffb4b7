import { attributeOf } from '#domain/imports/import-targets.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** What a column can mean beside the fields of a product. */
const WORDS = {
  de: {
    parent: 'Gehört zu (Artikelnummer oder Adresse)',
    variant: 'Variante',
    axis: 'Art der Variante',
    sale_price: 'Aktionspreis',
    sale_from: 'Aktion von',
    sale_until: 'Aktion bis',
    sale_lowest: 'Niedrigster Preis der 30 Tage davor',
    categories: 'Kategorien (A > B)',
    attributes: 'Merkmale (Metall=Gelbgold 750)',
    image_alts: 'Bildbeschreibungen (eine je Bild, mit | getrennt)',
    old_path: 'Alte Adresse',
  },
  en: {
    parent: 'Belongs to (number or address)',
    variant: 'Variant',
    axis: 'Kind of variant',
    sale_price: 'Sale price',
    sale_from: 'Sale from',
    sale_until: 'Sale until',
    sale_lowest: 'Lowest price of the 30 days before',
    categories: 'Categories (A > B)',
    attributes: 'Attributes (Metal=Gold 750)',
    image_alts: 'What pictures show (one for each, divided by |)',
    old_path: 'Old address',
  },
} as const

/** How what a column means is called in the person's language. */
export function useTargetLabel(): (target: string) => string {
  const text = useText()
  const labels = useLabels()
  const language = useOfficeLanguage()
  const words: Readonly<Record<string, string>> = WORDS[language]
  return (target) => {
    const attribute = attributeOf(target)
    if (target === '') return text('moving.nothing')
    if (attribute !== undefined) return text('moving.ownColumn', { name: attribute })
    const [name = '', inLanguage] = target.split('.')
    const label = words[name] ?? labels.field('ecommerce_product', name)
    return inLanguage === undefined ? label : `${label} (${inLanguage})`
  }
}
