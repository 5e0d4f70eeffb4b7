import type { RouteKey } from '../paths/route-map.ts'

/** The texts that orders are made under. */
export const contractTexts = ['terms', 'withdrawal', 'shipping_and_payment'] as const

export type ContractText = (typeof contractTexts)[number]

/** The legal texts of a shop's settings, each with the route that shows it. (SPEC 2, 3) */
export const legalPageRoutes = {
  terms: 'terms',
  withdrawal: 'withdrawal',
  shipping_and_payment: 'shipping',
  privacy: 'privacy',
  imprint: 'imprint',
} as const satisfies Record<ContractText | 'privacy' | 'imprint', RouteKey>

export type LegalPageType = keyof typeof legalPageRoutes

export const legalPageTypes = Object.keys(legalPageRoutes) as LegalPageType[]
