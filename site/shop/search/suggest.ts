import type { FoundProduct, SearchMeta } from '#contract/wire/catalogue.ts'
import { type StoreRoots, storePath } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { assetUrl } from '#sdk/assets.ts'
import { type FoundGroup, foundGroups } from '../found-group.ts'

/** A product that fits what has been typed; without its price, beside which the law wants more than there is room for. */
export type Suggestion = { id: number; name: string; brand?: string; href: string; picture?: string }

/** What is suggested of one kind: products, or links. */
export type SuggestedGroup = { kind: 'goods'; products: Suggestion[] } | FoundGroup

/** What is suggested, in the order in which it stands and the keys reach it. */
export type Suggestions = { text: string; groups: SuggestedGroup[]; hrefs: string[]; total: number }

type Answer = { data: FoundProduct[]; meta: SearchMeta }

const THUMBNAIL = 160

/** Asks the backend for products and pages by what has been typed (`GET /ecom/search`). Rejects when there is no answer. */
export async function suggest(
  text: string,
  language: Language,
  first: Language,
  roots: StoreRoots,
  signal: AbortSignal,
): Promise<Suggestions> {
  const response = await fetch(`/ecom/search?${new URLSearchParams({ q: text, language, limit: '6' })}`, { signal })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  const { data, meta } = (await response.json()) as Answer
  const products = data.map((row) => suggestion(row, language, first, roots))
  const goods: SuggestedGroup[] = products.length > 0 ? [{ kind: 'goods', products }] : []
  // What is called just that is what was meant; the goods come before what merely speaks of it.
  const groups = [
    ...foundGroups(meta.pages.filter(({ exact }) => exact)),
    ...goods,
    ...foundGroups(meta.pages.filter(({ exact }) => !exact)),
  ]
  return { text, groups, hrefs: groups.flatMap(hrefsOf), total: meta.filter_count }
}

/** Where what is suggested of a kind leads, in its order. */
export const hrefsOf = (group: SuggestedGroup): string[] =>
  (group.kind === 'goods' ? group.products : group.links).map(({ href }) => href)

function suggestion(row: FoundProduct, language: Language, first: Language, roots: StoreRoots): Suggestion {
  const slug = row.translations.find((own) => own.language === language)?.slug || row.slug
  const file = row.images[0]?.file
  return {
    id: row.id,
    name: pickTranslation(row.translations, language, first)?.display_name || row.display_name,
    brand: row.manufacturer?.display_name,
    href: storePath({ page: 'product', slug }, language, roots) ?? '',
    picture: file ? assetUrl('', file, { width: THUMBNAIL }) : undefined,
  }
}
