import type { RouteKey } from '../paths/route-map.ts'

/** The legal texts of a shop's settings, each with the route that shows it. (SPEC 2, 3) */
export const legalPageRoutes = {
  terms: 'terms',
  withdrawal: 'withdrawal',
  shipping_and_payment: 'shipping',
} as const satisfies Record<string, RouteKey>

export type LegalPageType = keyof typeof legalPageRoutes

export const legalPageTypes = Object.keys(legalPageRoutes) as LegalPageType[]
