import { guaranteeNoticeTitle } from '../goods/guarantee-notice.ts'
import type { RouteKey } from '../paths/route-map.ts'
import type { Language } from '../texts/language.ts'

/** What pages are called in each language, by their routes. */
export type PageTitles = Partial<Record<RouteKey, Readonly<Record<Language, string>>>>

/** The legal pages that every website has. */
export const legalPageTitles: PageTitles = {
  imprint: { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales' },
  privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' },
  guarantee_rights: guaranteeNoticeTitle,
}

/** The legal pages of a shop (SPEC 2, shop footer menu). */
export const shopPageTitles: PageTitles = {
  terms: { de: 'AGB', en: 'Terms', fr: 'CGV' },
  withdrawal: { de: 'Widerruf', en: 'Withdrawal', fr: 'Rétractation' },
  shipping: { de: 'Versand und Zahlung', en: 'Shipping and payment', fr: 'Livraison et paiement' },
}

/** The title of a legal page that no editor has given one: the label of its link. */
export const legalPageTitle = (route: string, language: Language): string | undefined =>
  ({ ...legalPageTitles, ...shopPageTitles })[route as RouteKey]?.[language]
