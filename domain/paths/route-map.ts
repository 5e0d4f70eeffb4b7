import type { Language } from '../texts/language.ts'

/** One page of the site: its path per language (`null` where the page has none) and whether brand pages lie under it. */
interface RouteEntry extends Record<Language, string | null> {
  brands?: true
  /** The company's branches lie under it. */
  branches?: true
  /** What has a day lies under it: news, events. */
  dated?: true
}

/** The localized route map of SPEC 2. Paths it leaves open are chosen in the page's language (DESIGN 6). */
export const routeMap = {
  home: { de: '/', en: '/en', fr: '/fr' },
  contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
  // SPEC 2 names no French path; the law wants the notice in every language of the site (Art. 12 (1) GDPR).
  privacy: { de: '/datenschutz', en: '/en/privacy', fr: '/fr/protection-des-donnees' },
  watches: { de: '/uhren', en: '/en/watches', fr: '/fr/montres', brands: true },
  jewelry: { de: '/schmuck', en: '/en/jewelry', fr: '/fr/bijoux', brands: true },
  accessories: { de: '/accessories', en: '/en/accessories', fr: '/fr/accessoires', brands: true },
  wedding_rings: { de: '/trauringe', en: '/en/wedding-rings', fr: '/fr/alliances', brands: true },
  beads: { de: '/perlen', en: '/en/beads', fr: '/fr/perles', brands: true },
  engagement_rings: {
    de: '/verlobungsringe',
    en: '/en/engagement-rings',
    fr: '/fr/bagues-de-fiancailles',
    brands: true,
  },
  optics: { de: '/optik', en: '/en/optics', fr: '/fr/optique', brands: true },
  for_kids: { de: '/fuer-kinder', en: '/en/for-kids', fr: '/fr/pour-enfants', brands: true },
  events: { de: '/events', en: '/en/events', fr: '/fr/evenements', brands: true, dated: true },
  news: { de: '/aktuelles', en: '/en/news', fr: '/fr/actualites', dated: true },
  home_fabrics: { de: '/heimtextilien', en: '/en/home-fabrics', fr: '/fr/linge-de-maison', brands: true },
  decoratives: { de: '/dekoration', en: '/en/decoratives', fr: '/fr/decoration', brands: true },
  floral_workshop: { de: '/florale-werkstatt', en: '/en/floral_workshop', fr: '/fr/atelier-floral', brands: true },
  room_fragrances: { de: '/raumduefte', en: '/en/room-fragrances', fr: '/fr/parfums-d-interieur', brands: true },
  bicycles: { de: '/fahrraeder', en: '/en/bicycles', fr: '/fr/velos', brands: true },
  window: { de: '/digitales-schaufenster', en: '/en/store-window', fr: '/fr/vitrine-numerique' },
  brands: { de: '/marken', en: '/en/brands', fr: '/fr/marques' },
  branches: { de: '/haeuser', en: '/en/branches', fr: '/fr/maisons', branches: true },
  terms: { de: '/agb', en: '/en/terms', fr: '/fr/cgv' },
  withdrawal: { de: '/widerruf', en: '/en/withdrawal', fr: '/fr/retractation' },
  withdraw_contract: {
    de: '/vertrag-widerrufen',
    en: '/en/withdraw-from-contract',
    fr: '/fr/se-retracter-du-contrat',
  },
  shipping: { de: '/versand-und-zahlung', en: '/en/shipping-and-payment', fr: '/fr/livraison-et-paiement' },
  guarantee_rights: {
    de: '/gewaehrleistungsrechte',
    en: '/en/legal-guarantee-rights',
    fr: '/fr/droits-de-garantie-legale',
  },
  accessibility: { de: '/barrierefreiheit', en: '/en/accessibility', fr: '/fr/accessibilite' },
  privacy_social: {
    de: '/datenschutz-social',
    en: '/en/privacy-social',
    fr: '/fr/protection-des-donnees-reseaux-sociaux',
  },
  info: { de: '/info', en: '/en/info', fr: '/fr/info' },
  appointment: { de: '/terminvereinbarung', en: '/en/appointment', fr: '/fr/rendez-vous' },
} as const satisfies Record<string, RouteEntry>

/** The key of a page in the route map; `page.name` and `brand_type.type` use the same keys. */
export type RouteKey = keyof typeof routeMap

export const routeKeys = Object.keys(routeMap) as RouteKey[]

/** True for a key of the route map. */
export function isRouteKey(value: unknown): value is RouteKey {
  return typeof value === 'string' && Object.hasOwn(routeMap, value)
}

/** True when pages of records lie under this page: of brands, of branches, or of what has a day. */
export const hasPagesBelow = (route: RouteKey): boolean =>
  hasBrandPages(route) || 'branches' in routeMap[route] || 'dated' in routeMap[route]

/** True when brand pages such as /uhren/rolex lie under this page (SPEC 2). */
export function hasBrandPages(route: RouteKey): boolean {
  return 'brands' in routeMap[route]
}
