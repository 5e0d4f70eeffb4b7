import type { SectionKind } from '#contract/model/section-kinds.ts'
import { showsShopMenu } from '#domain/cart/shop-visibility.ts'
import { linkOf } from '#domain/paths/links.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { richText } from '../content/rich-text.ts'
import { imageView } from '../data/image-view.ts'
import { shopLinks } from '../data/legal-links.ts'
import { isLinkedPath, linkedRoutes } from '../data/linked-routes.ts'
import { brandView, loadBrandRows } from '../data/load-brands.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { SectionItemRow, WrittenSection } from '../data/rows.ts'
import type { LinkView } from '../data/shared-data.ts'
import { sitePaths, storeRoots } from '../data/store-roots.ts'
import { takesOrders } from '../data/takes-orders.ts'
import { randomProducts } from '../shop/random-products.ts'
import { loadBranches, loadPlaces } from './load-branches.ts'
import type { SectionItemView, SectionOf, SectionView, SectionWords, ShownBy } from './section-view.ts'

type Asked = PageRequest & { brandType: string | undefined }

/** What is shown by a kind beside its editor's words; null where it is left out. */
type Loaders = { [Kind in SectionKind]: (asked: Asked, row: WrittenSection) => Promise<ShownBy<Kind> | null> }

const words = async () => ({})

const loaders: Loaders = {
  hero: words,
  teaser: words,
  text_image: words,
  services: words,
  quote: words,
  cta: words,
  newsletter: words,
  facts: words,
  brands: async (asked) => ({
    brands: (await loadBrandRows(asked, asked.brandType)).map((row) => brandView(row, asked)),
  }),
  branches: async (asked) => ({ branches: await loadBranches(asked) }),
  map: async (asked) => ({ branches: await loadPlaces(asked) }),
  products: async (asked, row) => ({
    products: await randomProducts(asked, MOST_PRODUCTS),
    link: linkToStore(row, asked),
  }),
  cart: async ({ settings }) => (takesOrders(await settings) ? {} : null),
  shop_menu: async (asked) => {
    const [settings, existing] = await Promise.all([asked.settings, linkedRoutes(asked)])
    const links = shopLinks(asked.language, existing)
    return settings && showsShopMenu({ enableCart: settings.enable_cart }) && links.length > 0 ? { links } : null
  },
}

/**
 * Turns a page's sections into what their components show, and loads what they list, such as the brands of `brandType` or, without
 * one, all. The shop's placeholders are left out as SPEC 2 says: the cart while the shop is off or in maintenance, the shop menu
 * (AGB, Widerruf, Versand und Zahlung) while it is off.
 */
export async function loadSections(
  rows: readonly WrittenSection[],
  request: PageRequest,
  brandType?: string,
): Promise<SectionView[]> {
  const asked = { ...request, brandType }
  const inOrder = rows.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
  const sections = await Promise.all(inOrder.map((row) => sectionOf(row.kind, row, asked)))
  return sections.filter((section) => section !== null)
}

async function sectionOf<Kind extends SectionKind>(
  kind: Kind,
  row: WrittenSection,
  asked: Asked,
): Promise<SectionOf<Kind> | null> {
  // A kind that only a newer version knows, which may run beside this one, is none of this one's.
  const shown = Object.hasOwn(loaders, kind) ? await loaders[kind](asked, row) : null
  return shown && { kind, ...wordsOf(row, asked), ...shown }
}

/** Products that a section shows beside each other. */
const MOST_PRODUCTS = 4

function linkToStore(row: WrittenSection, { language, first, project }: PageRequest): LinkView | undefined {
  const label = pickTranslation(row.translations, language, first)?.link_label
  const href = storePath({ page: 'list' }, language, storeRoots(project))
  return label && href ? { label, href } : undefined
}

function wordsOf(row: WrittenSection, request: PageRequest): SectionWords {
  const { language, first } = request
  const texts = pickTranslation(row.translations, language, first)
  return {
    kicker: texts?.kicker ?? undefined,
    heading: texts?.heading ?? undefined,
    html: richText(texts?.body, request),
    image: imageView(row.image, language, first),
    link: linkView(row.external_path || row.path, texts?.link_label, request),
    items: row.items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)).map((item) => itemView(item, request)),
  }
}

function itemView(row: SectionItemRow, request: PageRequest): SectionItemView {
  const { language, first } = request
  const texts = pickTranslation(row.translations, language, first)
  return {
    heading: texts?.heading ?? '',
    text: texts?.text ?? undefined,
    image: imageView(row.image, language, first),
    link: linkView(row.path, texts?.link_label || texts?.heading, request),
  }
}

function linkView(
  path: string | null,
  label: string | null | undefined,
  { language, project }: PageRequest,
): LinkView | undefined {
  const link = linkOf(path, language, sitePaths(project))
  return link && label && isLinkedPath(link.href, project) ? { label, href: link.href } : undefined
}
