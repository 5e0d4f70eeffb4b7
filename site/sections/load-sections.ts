import type { SectionKind } from '#contract/model/section-kinds.ts'
import { showsShopMenu } from '#domain/cart/shop-visibility.ts'
import { brandPath } from '#domain/paths/routes.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { richText } from '../content/rich-text.ts'
import { imageView } from '../data/image-view.ts'
import { shopLinks } from '../data/legal-links.ts'
import { linkedRoutes } from '../data/linked-routes.ts'
import { brandView, loadBrandRows } from '../data/load-brands.ts'
import { loadHouses } from '../data/load-houses.ts'
import { localText } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import { BRAND_FIELDS, type WrittenSection } from '../data/rows.ts'
import type { LinkView } from '../data/shared-data.ts'
import { storeRoots } from '../data/store-roots.ts'
import { takesOrders } from '../data/takes-orders.ts'
import { chosenProducts } from '../shop/chosen-products.ts'
import { branchView, loadBranches, loadPlaces } from './load-branches.ts'
import { readSection } from './read-html.ts'
import type { OtherKind, ReadKind, SectionOf, SectionView, ShownBy, ShownKind } from './section-view.ts'
import { sectionWords } from './section-words.ts'

type Asked = PageRequest & { brandType: string | undefined }

/** What is shown by a kind beside its editor's words; null where it is left out. */
type Loaders = {
  [Kind in Exclude<ShownKind, 'read'>]: (asked: Asked, row: WrittenSection) => Promise<ShownBy<Kind> | null>
}

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
    products: await chosenProducts(asked, row),
    link: linkToStore(row, asked),
  }),
  cart: async ({ settings }) => (takesOrders(await settings) ? {} : null),
  shop_menu: async (asked) => {
    const [settings, existing] = await Promise.all([asked.settings, linkedRoutes(asked)])
    const links = shopLinks(asked.language, existing)
    return settings && showsShopMenu({ enableCart: settings.enable_cart }) && links.length > 0 ? { links } : null
  },
}

/** Kinds that are shown as another one. */
const others: {
  [Kind in Exclude<OtherKind, ReadKind>]: (asked: Asked, row: WrittenSection) => Promise<SectionView | null>
} = {
  branch: async (asked, row) => {
    const houses = await loadHouses(asked)
    const branch = houses.branches.find(({ id }) => id === row.branch)
    return branch
      ? { kind: 'branches', ...sectionWords(row, asked), branches: [branchView(branch, houses, asked)] }
      : null
  },
  brand: brandSection,
}

/** A brand with what its own page says of it, as far as the section says nothing else. */
async function brandSection(asked: Asked, row: WrittenSection): Promise<SectionView | null> {
  const { sdk, project, language, first } = asked
  const filter = { 'project.domain': project.domain, status: 'published', id: row.brand ?? 0 }
  const brand = row.brand ? await sdk.items('brand').first({ filter, fields: BRAND_FIELDS }) : null
  if (!brand) return null
  const words = sectionWords(row, asked)
  const href = brand.type ? brandPath(brand.type.type, brand.slug, language) : undefined
  const label = pickTranslation(row.translations, language, first)?.link_label || brand.display_name
  return {
    kind: 'text_image',
    ...words,
    heading: words.heading ?? brand.display_name,
    html: words.html || richText(localText(brand, 'description', asked)?.text, asked),
    image: words.image ?? imageView(brand.image ?? brand.logo, language, first),
    link: href ? { label, href } : undefined,
  }
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
  const sections = await Promise.all(inOrder.filter(({ hidden }) => !hidden).map((row) => sectionOf(row, asked)))
  return sections.filter((section) => section !== null)
}

/** A section as its kind has it; a kind that only a newer version knows, which may run beside this one, is none of this one's. */
async function sectionOf(row: WrittenSection, asked: Asked): Promise<SectionView | null> {
  const { kind } = row
  if (isLoaded(kind)) return shownAs(kind, row, asked)
  return Object.hasOwn(others, kind)
    ? others[kind as keyof typeof others](asked, row)
    : readSection(kind as ReadKind, row, asked)
}

const isLoaded = (kind: SectionKind): kind is keyof Loaders => Object.hasOwn(loaders, kind)

async function shownAs<Kind extends keyof Loaders>(
  kind: Kind,
  row: WrittenSection,
  asked: Asked,
): Promise<SectionOf<Kind> | null> {
  const shown = await loaders[kind](asked, row)
  return shown && { kind, ...sectionWords(row, asked), ...shown }
}

function linkToStore(row: WrittenSection, { language, first, project }: PageRequest): LinkView | undefined {
  const label = pickTranslation(row.translations, language, first)?.link_label
  const href = storePath({ page: 'list' }, language, storeRoots(project))
  return label && href ? { label, href } : undefined
}
