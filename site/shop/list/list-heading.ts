import { categoryOf } from '#domain/goods/category-address.ts'
import { colonIn } from '#domain/texts/colon.ts'
import type { Language } from '#domain/texts/language.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeName } from '../store-name.ts'
import { nameOf } from './filter-panel-view.ts'
import type { ListRows } from './list-rows.ts'
import type { ListView } from './list-view.ts'

export type ListHeading = {
  heading: string
  lang?: string
  lead?: string
  /** For the browser's tab, with the page's number. */
  title: string
  /** Whether all products are meant. */
  isWhole: boolean
}

const searched: Record<Language, (text: string) => string> = {
  de: (text) => `Suche nach „${text}“`,
  en: (text) => `Search for “${text}”`,
  fr: (text) => `Recherche : « ${text} »`,
}

const pageNames: Record<Language, string> = { de: 'Seite', en: 'page', fr: 'page' }

/** What a list is called: by what is searched for, its category, its one brand, or as the shop. */
export async function listHeading(
  { context, search }: ListView,
  rows: ListRows,
  request: PageRequest,
): Promise<ListHeading> {
  const { language } = request
  const shopName = await storeName(request)
  const { filters, page } = context
  const numbered = (heading: string) => (page > 0 ? `${heading} – ${pageNames[language]} ${page + 1}` : heading)
  if (search) {
    const heading = searched[language](search)
    return { heading, title: numbered(heading), isWhole: false }
  }
  const category = categoryOf(rows.categories, filters.category, language)
  const [brand, ...others] = rows.manufacturers.filter(({ id }) => filters.manufacturers.includes(id))
  const brandName = others.length === 0 ? brand?.display_name : undefined
  if (category) {
    const { label, lang } = nameOf(category, request)
    const heading = brandName ? `${label}${colonIn[language]} ${brandName}` : label
    const lead = brandName ? undefined : localText(category, 'description', request)?.text
    return { heading, lang, lead, title: numbered(heading), isWhole: false }
  }
  if (brandName) return { heading: brandName, title: numbered(brandName), isWhole: false }
  return { heading: shopName, title: numbered(shopName), isWhole: true }
}
