import type { Language } from '../texts/language.ts'

/** What decides about the visible parts of the shop. */
export interface ShopFacts {
  enableCart: boolean
  maintenanceMode: boolean
  /** The path of the store in this language, if the project has one. */
  storeRoot: string | null | undefined
}

/** The shop takes orders while it is on and not in maintenance; only then the cart stands in its placeholder (SPEC 2). */
export function isShopOpen({ enableCart, maintenanceMode }: Omit<ShopFacts, 'storeRoot'>): boolean {
  return enableCart && !maintenanceMode
}

/** The shop menu stands in its placeholder while the shop is on, in maintenance too (SPEC 2). */
export function showsShopMenu({ enableCart }: Pick<ShopFacts, 'enableCart'>): boolean {
  return enableCart
}

/** The cart button is shown while the shop is on and has a store root (SPEC 2). */
export function showsCartButton({ enableCart, storeRoot }: Omit<ShopFacts, 'maintenanceMode'>): boolean {
  return enableCart && Boolean(storeRoot)
}

const cartNames: Record<Language, string> = { de: 'Warenkorb', en: 'Cart', fr: 'Panier' }

/** The aria-label of the cart button: `Warenkorb (3)` (SPEC 2). */
export function cartButtonLabel(count: number, language: Language): string {
  return `${cartNames[language]} (${count})`
}
