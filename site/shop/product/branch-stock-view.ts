import { pathOf } from '#domain/paths/routes.ts'
import { colonIn } from '#domain/texts/colon.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Houses } from '../../data/load-houses.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { ProductPageRow } from './product-rows.ts'
import type { BranchStockView } from './product-view.ts'

/** A house by its name in the page's language, with its page. */
export type HouseName = { id: number; name: string; href?: string | undefined }

type StockTexts = Record<'single' | 'there' | 'tomorrow', string> & { pieces: (count: number) => string }

/** The words of what a branch has; they stay on the server. */
const texts: Readonly<Record<Language, StockTexts>> = {
  de: {
    single: 'Einzelstück',
    there: 'vorrätig',
    tomorrow: 'auf Anfrage bis morgen',
    pieces: (count) => `${count} Stück`,
  },
  en: {
    single: 'single piece',
    there: 'in stock',
    tomorrow: 'on request by tomorrow',
    pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  },
  fr: {
    single: 'pièce unique',
    there: 'disponible',
    tomorrow: 'sur demande, d’ici demain',
    pieces: (count) => (count === 1 ? '1 pièce' : `${count} pièces`),
  },
}

/** The houses as a page names them. */
export const houseNames = ({ branches }: Houses, request: PageRequest): HouseName[] =>
  branches.map((row) => ({
    id: row.id,
    name: localText(row, 'display_name', request)?.text ?? row.display_name,
    href: pathOf('branches', request.language, encodeURIComponent(row.slug)),
  }))

/**
 * What each house has of a product and of each of its variants: a number where the shop tells numbers, that it is the only piece there is,
 * or that it is brought from another house by tomorrow. Nothing where there is one house, or where no house has any.
 */
export function branchStockView(
  { places, product_variants }: Pick<ProductPageRow, 'places' | 'product_variants'>,
  { houses, showStock }: { houses: readonly HouseName[]; showStock: boolean },
  language: Language,
): Record<number, BranchStockView[]> {
  if (houses.length < 2) return {}
  const words = texts[language]
  const said = (text: string) => `${colonIn[language]} ${text}`
  const active = product_variants.filter((variant) => variant.active).map(({ id }) => id)
  const view = (variants: readonly (number | null)[], isExact: boolean): BranchStockView[] => {
    const own = places.filter(({ variant }) => variants.includes(variant))
    const at = (house: number) => own.reduce((sum, { branch, pieces }) => sum + (branch === house ? pieces : 0), 0)
    const all = own.reduce((sum, { pieces }) => sum + pieces, 0)
    if (houses.every(({ id }) => at(id) === 0)) return []
    return houses.map(({ id, name, href }) => {
      const pieces = at(id)
      if (pieces === 0) return { name, href, text: said(words.tomorrow), look: 'fair' }
      if (!isExact) return { name, href, text: said(words.there), look: 'good' }
      if (all === 1) return { name, href, text: said(words.single), look: 'good' }
      return { name, href, text: said(showStock ? words.pieces(pieces) : words.there), look: 'good' }
    })
  }
  if (product_variants.length === 0) return { 0: view([null], true) }
  return Object.fromEntries([[0, view(active, false)], ...active.map((id) => [id, view([id], true)])])
}
