import type { FoundPage, FoundProduct, SearchMeta } from '#contract/wire/catalogue.ts'
import { type StoreRoots, storePath } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { assetUrl } from '#sdk/assets.ts'

/** A product that fits what has been typed; without its price, beside which the law wants more than there is room for. */
export type Suggestion = { id: number; name: string; brand?: string; href: string; picture?: string }

export type Suggestions = { text: string; products: Suggestion[]; pages: FoundPage[]; total: number }

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
  return { text, products, pages: meta.pages, total: meta.filter_count }
}

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
