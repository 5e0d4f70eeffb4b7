import type { RowOf } from '#contract/model/row-of.ts'
import type { SectionKind } from '#contract/model/section-kinds.ts'

type Section = RowOf<'page_section', ['*', 'translations.*']>

/** What an editor gives a section: fields of its own, and texts in each language. */
interface SectionForm {
  readonly fields: readonly Exclude<keyof Section, 'id' | 'page' | 'sort' | 'kind' | 'translations'>[]
  readonly texts: readonly Exclude<keyof Section['translations'][number], 'id' | 'page_section' | 'language'>[]
}

const LINK = ['path', 'external_path'] as const

/** The form of each kind of section: what its component shows (site/sections), and nothing else. A kind without a form does not compile. */
export const sectionForms: Readonly<Record<SectionKind, SectionForm>> = {
  hero: { fields: ['image', ...LINK], texts: ['kicker', 'heading', 'body', 'link_label'] },
  teaser: { fields: ['items'], texts: ['kicker', 'heading'] },
  text_image: { fields: ['image', ...LINK], texts: ['kicker', 'heading', 'body', 'link_label'] },
  services: { fields: [...LINK, 'items'], texts: ['kicker', 'heading', 'link_label'] },
  brands: { fields: LINK, texts: ['kicker', 'heading', 'link_label'] },
  branches: { fields: LINK, texts: ['kicker', 'heading', 'link_label'] },
  quote: { fields: ['image'], texts: ['heading', 'body'] },
  cta: { fields: LINK, texts: ['heading', 'body', 'link_label'] },
  newsletter: { fields: [], texts: ['heading', 'body'] },
  map: { fields: [], texts: ['kicker', 'heading', 'body'] },
  facts: { fields: ['items'], texts: ['heading'] },
  // Its link leads to the store, wherever that lies.
  products: { fields: [], texts: ['kicker', 'heading', 'link_label'] },
  cart: { fields: [], texts: ['heading'] },
  shop_menu: { fields: ['image', ...LINK], texts: ['kicker', 'heading', 'body', 'link_label'] },
}

/** The form of a kind; of none, or of one that only a newer version knows, there is none yet. */
export const sectionForm = (kind: unknown): SectionForm | undefined =>
  typeof kind === 'string' && Object.hasOwn(sectionForms, kind) ? sectionForms[kind as SectionKind] : undefined
