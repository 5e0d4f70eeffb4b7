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
] as const

export type SectionKind = (typeof sectionKinds)[number]
