/** The kinds of sections that a page is made of. Each has a component and a label; a kind without them does not compile. (SPEC 2) */
export const sectionKinds = [
  'hero',
  'teaser',
  'text_image',
  'services',
  'brands',
  'branches',
  'quote',
  'cta',
  'newsletter',
  'map',
  'facts',
  'products',
  'cart',
  'shop_menu',
  'gallery',
  'video',
  'faq',
  'steps',
  'price_list',
  'team',
  'jobs',
  'before_after',
  'downloads',
  'table',
  'hours',
  'branch',
  'brand',
  'form',
  'news',
  'events',
] as const

/** What a form of an editor may ask for. */
export const formFieldTypes = ['text', 'long_text', 'phone', 'date', 'number', 'choice', 'yes'] as const

/** By what rule a section chooses its products; beside it they may be of one category, one manufacturer or one tag. */
export const productRules = ['random', 'newest', 'hand'] as const

export type SectionKind = (typeof sectionKinds)[number]
