import type { RowOf } from '#contract/model/row-of.ts'
import type { SectionKind } from '#contract/model/section-kinds.ts'

type Section = RowOf<'page_section', ['*', 'translations.*']>

type Item = RowOf<'page_section_item', ['*', 'translations.*']>

/** What an editor gives a section: fields of its own, and texts in each language. */
interface SectionForm {
  readonly fields: readonly Exclude<
    keyof Section,
    'id' | 'page' | 'brand_page' | 'category_page' | 'sort' | 'kind' | 'translations'
  >[]
  readonly texts: readonly Exclude<keyof Section['translations'][number], 'id' | 'page_section' | 'language'>[]
  /** What each of the things that it lists is given. */
  readonly items?: ItemForm
}

interface ItemForm {
  readonly fields: readonly Exclude<keyof Item, 'id' | 'page_section' | 'sort' | 'translations'>[]
  readonly texts: readonly Exclude<keyof Item['translations'][number], 'id' | 'page_section_item' | 'language'>[]
}

const LINK = ['path', 'external_path'] as const

const TOP = ['kicker', 'heading', 'body'] as const

/** Things with a picture that lead somewhere. */
const LINKED: ItemForm = { fields: ['image', 'path', 'icon'], texts: ['heading', 'text', 'link_label'] }

/** The form of each kind of section: what its component shows (site/sections), and nothing else. A kind without a form does not compile. */
export const sectionForms: Readonly<Record<SectionKind, SectionForm>> = {
  hero: { fields: ['image', ...LINK], texts: ['kicker', 'heading', 'body', 'link_label'] },
  teaser: { fields: [], texts: ['kicker', 'heading'], items: LINKED },
  text_image: { fields: ['image', ...LINK], texts: ['kicker', 'heading', 'body', 'link_label'] },
  services: { fields: LINK, texts: ['kicker', 'heading', 'link_label'], items: LINKED },
  brands: { fields: LINK, texts: ['kicker', 'heading', 'link_label'] },
  branches: { fields: LINK, texts: ['kicker', 'heading', 'link_label'] },
  quote: { fields: ['image'], texts: ['heading', 'body'] },
  cta: { fields: LINK, texts: ['heading', 'body', 'link_label'] },
  newsletter: { fields: [], texts: ['heading', 'body'] },
  map: { fields: [], texts: ['kicker', 'heading', 'body'] },
  facts: { fields: [], texts: ['heading'], items: { fields: [], texts: ['heading', 'text'] } },
  // Its link leads to the store, wherever that lies.
  products: {
    fields: [
      ...(['product_rule', 'products', 'category', 'manufacturer', 'tag'] as const),
      ...(['price_from', 'price_to', 'only_reduced', 'only_in_stock', 'most_products'] as const),
    ],
    texts: ['kicker', 'heading', 'link_label'],
  },
  cart: { fields: [], texts: ['heading'] },
  gallery: { fields: [], texts: TOP, items: { fields: ['image'], texts: ['heading', 'text'] } },
  video: { fields: ['external_path', 'image'], texts: TOP },
  faq: { fields: [], texts: TOP, items: { fields: [], texts: ['heading', 'text'] } },
  steps: { fields: [], texts: TOP, items: { fields: ['image'], texts: ['heading', 'text'] } },
  price_list: {
    fields: LINK,
    texts: [...TOP, 'link_label'],
    items: { fields: [], texts: ['heading', 'detail', 'text'] },
  },
  team: { fields: [], texts: TOP, items: { fields: ['image'], texts: ['heading', 'detail', 'text'] } },
  jobs: { fields: [], texts: TOP, items: { fields: ['path'], texts: ['heading', 'detail', 'text', 'link_label'] } },
  before_after: { fields: [], texts: TOP, items: { fields: ['image'], texts: ['heading', 'text'] } },
  downloads: { fields: [], texts: TOP, items: { fields: ['file'], texts: ['heading', 'text'] } },
  table: { fields: [], texts: [...TOP, 'table'] },
  hours: { fields: ['branch'], texts: TOP },
  branch: { fields: ['branch'], texts: ['kicker', 'heading'] },
  brand: { fields: ['brand', 'image'], texts: [...TOP, 'link_label'] },
  form: {
    fields: [],
    texts: TOP,
    items: { fields: ['field_type', 'obligatory'], texts: ['heading', 'detail', 'text'] },
  },
  news: { fields: ['most_products'], texts: TOP },
  events: { fields: ['most_products'], texts: TOP },
  shop_menu: { fields: ['image', ...LINK], texts: ['kicker', 'heading', 'body', 'link_label'] },
}

/** The form of a kind; of none, or of one that only a newer version knows, there is none yet. */
export const sectionForm = (kind: unknown): SectionForm | undefined =>
  typeof kind === 'string' && Object.hasOwn(sectionForms, kind) ? sectionForms[kind as SectionKind] : undefined
