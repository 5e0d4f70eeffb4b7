import { activePaymentMethods } from '#domain/money/payment-methods.ts'
import { paymentPlaceText } from '#domain/orders/payment-places.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { settingsErrorText } from '#sdk/shop-settings.ts'
import { deliveryCountryName } from './country-name.ts'
import { linkedRoutes } from './linked-routes.ts'
import { loadShopTerms } from './load-shop-terms.ts'
import type { PageRequest } from './page-request.ts'
import { SETTINGS_FIELDS, type ShopSettingsRow } from './rows.ts'
import type { ShopView } from './shared-data.ts'
import { storeRoots } from './store-roots.ts'
import { takesOrders } from './takes-orders.ts'

/** The settings of the project's shop (SPEC 3); null for a project without a shop, and logged when they cannot be loaded (SPEC 8). */
export async function loadShopSettings({
  sdk,
  project,
  log,
}: Pick<PageRequest, 'sdk' | 'project' | 'log'>): Promise<ShopSettingsRow | null> {
  try {
    const settings = sdk.items('ecommerce_settings')
    return await settings.first({ filter: { 'project.domain': project.domain }, fields: SETTINGS_FIELDS })
  } catch {
    log(settingsErrorText)
    return null
  }
}

/** What every page knows of the shop; null without its settings. */
export async function shopView(request: Omit<PageRequest, 'query'>): Promise<ShopView | null> {
  const [settings, existing] = await Promise.all([request.settings, linkedRoutes(request)])
  if (!settings) return null
  const { project, language, first } = request
  const isOpen = takesOrders(settings)
  const terms = isOpen ? await loadShopTerms(request) : undefined
  const roots = storeRoots(project)
  const store = (page: 'list' | 'cart' | 'wishlist' | 'checkout' | 'result') =>
    storePath({ page }, language, roots) ?? null
  const legal = (route: 'terms' | 'withdrawal' | 'shipping') =>
    (existing.has(route) && (pathOf(route, language) ?? pathOf(route, first))) || null
  return {
    enableCart: settings.enable_cart,
    maintenanceMode: settings.maintenance_mode,
    isOpen,
    presentWrapping: settings.present_wrapping,
    showStock: settings.show_stock,
    allowRatings: settings.allow_ratings,
    purchaseToOrder: settings.purchase_to_order,
    roots,
    paths: {
      list: store('list'),
      cart: store('cart'),
      wishlist: store('wishlist'),
      checkout: store('checkout'),
      order: store('result'),
    },
    legal: { terms: legal('terms'), withdrawal: legal('withdrawal'), shipping: legal('shipping') },
    paymentMethods: activePaymentMethods(settings),
    paymentWords: terms?.payments.map(({ id }) => paymentPlaceText(terms, id, language)) ?? [],
    countries: countriesOf(settings, request),
  }
}

function countriesOf(
  { shipping_countries }: ShopSettingsRow,
  reader: Pick<PageRequest, 'language' | 'first'>,
): ShopView['countries'] {
  return shipping_countries
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map((country) => ({ code: country.country_code, name: deliveryCountryName(country, reader) }))
}
