import { salesTerms } from '#domain/goods/selection-offer.ts'
import { shippingPause } from '#domain/orders/shipping-pause.ts'
import { chosenIn } from '#domain/paths/chosen-variant.ts'
import { isSlug } from '#domain/paths/slug.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import { branchChoices } from '../../data/branch-choices.ts'
import { describedAs } from '../../data/described-as.ts'
import { imageView } from '../../data/image-view.ts'
import { loadHouses, plansOf } from '../../data/load-houses.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { productPath } from '../../data/product-path.ts'
import { returnPolicy } from '../../data/return-policy.ts'
import { storeRoots } from '../../data/store-roots.ts'
import { takesOrders } from '../../data/takes-orders.ts'
import { loadRelated } from '../../shop/load-related.ts'
import { articlesOf } from '../../shop/product/articles.ts'
import { houseNames } from '../../shop/product/branch-stock-view.ts'
import { buildProductView } from '../../shop/product/build-product-view.ts'
import { loadRatings } from '../../shop/product/load-ratings.ts'
import { loadShipping } from '../../shop/product/load-shipping.ts'
import { summaryOf } from '../../shop/product/product-facts-view.ts'
import { productJsonLd } from '../../shop/product/product-json-ld.ts'
import { PRODUCT_FIELDS, type ProductPageRow } from '../../shop/product/product-rows.ts'
import type { ProductView } from '../../shop/product/product-view.ts'
import { storeName } from '../../shop/store-name.ts'

/** A published product's page by its address. An address with a variant that it lacks is answered with 404. */
export async function productData(request: PageRequest, _route: string, slug = '') {
  if (!isSlug(slug)) return null
  const product = await productAt(request, slug)
  if (!product) return null
  const { project, language, settings: loading, query } = request
  const settings = await loading
  const ratings = settings?.allow_ratings ? await loadRatings(request, product.id) : undefined
  const origin = `https://${project.domain}`
  const alternates = alternatesOf(product, request)
  const path = alternates.find((alternate) => alternate.language === language)?.path ?? ''
  const shopOpen = takesOrders(settings)
  const shipping = await loadShipping(request)
  const houses = await loadHouses(request)
  const pause = settings ? shippingPause(plansOf(houses), request.now, language) : undefined
  const view = await buildProductView(
    product,
    {
      ratings,
      shopOpen,
      isSmall: settings?.small_business,
      shippingDays: shipping.days,
      soonerCountry: shipping.soonerCountry,
      pause,
      branches: await branchChoices(request),
      houses: houseNames(houses, request),
      showStock: settings?.show_stock,
      reservations: settings?.reservations,
      related: await loadRelated(request, [product.id]),
    },
    request,
  )
  const terms = salesTerms(view, { shopOpen, purchaseToOrder: Boolean(settings?.purchase_to_order) })
  const url = origin + path
  const articles = articlesOf(product, { terms, url, shipping: shipping.to }, request)
  const returns = settings && shopOpen ? returnPolicy(settings) : undefined
  return {
    data: view,
    status: hasVariant(product, query) ? (200 as const) : (404 as const),
    meta: productMeta(product, view, request),
    trail: await trailOf(view, request),
    alternates,
    structuredData: productJsonLd({ product, view, articles, url, origin, returns }).map((thing) => ({
      '@context': 'https://schema.org',
      ...thing,
    })),
  }
}

const publishedBy = ({ project }: PageRequest, by: Record<string, string>) => ({
  filter: { 'project.domain': project.domain, status: 'published', ...by },
  fields: PRODUCT_FIELDS,
})

/** The product whose address this is in the page's language, else one that has it in another: links were made there, and before it had one here. */
async function productAt(request: PageRequest, slug: string): Promise<ProductPageRow | null> {
  const { sdk, language } = request
  const own = await sdk.items('ecommerce_product').first(publishedBy(request, { slug }))
  if (own && slugIn(own, language) === slug) return own
  const { data } = await sdk.items('ecommerce_product').read(publishedBy(request, { 'translations.slug': slug }))
  return data.find((product) => slugIn(product, language) === slug) ?? own ?? data[0] ?? null
}

function hasVariant({ product_variants }: ProductPageRow, query: URLSearchParams): boolean {
  const wanted = chosenIn(query)
  return !wanted || product_variants.some(({ id, active }) => active !== false && id === wanted.id)
}

const alternatesOf = (product: ProductPageRow, { project }: PageRequest) =>
  project.languages.flatMap((language) => {
    const path = productPath(product, language, project)
    return path ? [{ language, path }] : []
  })

async function trailOf({ category }: ProductView, request: PageRequest) {
  const { language, project } = request
  const list = storePath({ page: 'list' }, language, storeRoots(project))
  return [
    ...(list ? [{ label: await storeName(request), href: list }] : []),
    ...(category?.href ? [{ label: category.name, href: category.href }] : []),
  ]
}

function productMeta(product: ProductPageRow, view: ProductView, request: PageRequest): PageMeta {
  const { project, language, first } = request
  const general = pickTranslation(project.translations, language, first)
  const [image] = view.images
  const title = view.brand && !view.name.includes(view.brand.name) ? `${view.name} – ${view.brand.name}` : view.name
  return {
    title,
    siteName: general?.site_name || project.display_name,
    description: describedAs(title, summaryOf(view.html) ?? general?.description, language),
    keywords: general?.keywords || undefined,
    image: image?.src ?? imageView(project.share_image, language, first)?.src,
    hideClock: product.manufacturer?.brand?.hide_clock || undefined,
  }
}
