import type { ListContext } from '#domain/goods/list-context.ts'
import type { LinkView } from '../../data/shared-data.ts'
import type { FoundGroup } from '../found-group.ts'
import type { ProductCardView } from '../product-card-view.ts'

/** A value that a list can be filtered by; `lang` where its name fell back to another language. */
export type FilterValue = { id: number; label: string; lang?: string; count: number }

/** Values of which any number may be chosen; `name` is their parameter in the address. */
export type FilterGroup = {
  name: 'manufacturers' | 'subcategories' | 'attributes' | 'branches'
  key: string
  /** Missing for the groups that the page's own texts name. */
  label?: string
  lang?: string
  values: FilterValue[]
}

export type FilterPanelView = {
  /** Each leads to its list; `current` for the one that is shown. */
  categories: (LinkView & { count: number; current: boolean; lang?: string })[]
  /** All categories, while one is chosen. */
  allHref?: string
  groups: FilterGroup[]
  /** `value` is what the address names, in the project's first language. */
  tags: { value: string; label: string; lang?: string; count: number }[]
  /** Whole euro; null where the price cannot be filtered by. */
  price: { min: number; max: number } | null
}

/** A chosen filter, with the address of the list without it. */
export type FilterChip = LinkView & { kind: 'value' | 'from' | 'to' | 'search' }

/** A page of products, with all that is needed to change what it shows. */
export type ListView = {
  /** The page's own path, which its filters are added to. */
  path: string
  /** What is shown, without filters that the page itself sets; its page counts from 0. */
  context: ListContext
  search: string
  total: number
  pageCount: number
  products: ProductCardView[]
  panel: FilterPanelView
  chips: FilterChip[]
  /** What a search finds beside products, by its kind: what is called just that, or all where there are no products, and the rest. */
  found: { leads: FoundGroup[]; others: FoundGroup[] }
  /** The list without any filter. */
  clearHref: string
  /** True when the address asked for something that is not there, which was left out. */
  corrected: boolean
  /** The same products in the store's list, where the page is another one. */
  storeHref?: string
}
