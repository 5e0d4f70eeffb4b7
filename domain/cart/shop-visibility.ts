import type { Language } from '../texts/language.ts'

/** What decides about the visible parts of the shop. */
export interface ShopFacts {
  enableCart: boolean
  maintenanceMode: boolean
  /** The path of the store in this language, if the project has one. */
  storeRoot: string | null | undefined
}

/** The shop takes orders while it is on and not in maintenance (SPEC 2). */
export function isShopOpen({ enableCart, maintenanceMode }: Omit<ShopFacts, 'storeRoot'>): boolean {
  return enableCart && !maintenanceMode
}

/** The cart stands in its placeholder only while the shop takes orders (SPEC 2). */
export function showsCart(facts: ShopFacts): boolean {
  return isShopOpen(facts)
}

/** The shop menu stands in its placeholder while the shop is on, in maintenance too (SPEC 2). */
export function showsShopMenu({ enableCart }: ShopFacts): boolean {
  return enableCart
}

/** The cart button is shown while the shop is on and has a store root (SPEC 2). */
export function showsCartButton({ enableCart, storeRoot }: ShopFacts): boolean {
  return enableCart && Boolean(storeRoot)
}

const cartNames: Record<Language, string> = { de: 'Warenkorb', en: 'Cart', fr: 'Panier' }

/** The aria-label of the cart button: `Warenkorb (3)` (SPEC 2). */
export function cartButtonLabel(count: number, language: Language): string {
  return `${cartNames[language]} (${count})`
}
