import { isFresh, isRecord, storedObject } from '../texts/stored-json.ts'
import { addLine, type Cart, type CartLine, cartOf, emptyCart, isCount } from './cart.ts'

/** How long a cart is kept without a change, in ms. */
export const cartMaxAge = 90 * 24 * 60 * 60 * 1000

const maximumLines = 100

/** The text to store under `int-cart`, or null when the cart is empty and the key is to be removed (SPEC 4). */
export function storedCart(cart: Cart): string | null {
  return cart.totalCount === 0 ? null : JSON.stringify(cart)
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

function named(value: unknown): { id: number; display_name: string } | undefined {
  if (!isRecord(value) || !isId(value.id) || typeof value.display_name !== 'string') return undefined
  return { id: value.id, display_name: value.display_name }
}

function lineOf(value: unknown): CartLine | undefined {
  if (!isRecord(value) || !isRecord(value.product) || !isCount(value.count)) return undefined
  const product = named(value.product)
  const { slug, image } = value.product
  const variant = value.variant == null ? null : named(value.variant)
  const { priceBrutto, personalization = {} } = value
  if (!product || typeof slug !== 'string' || variant === undefined || !isRecord(personalization)) return undefined
  if (!Number.isSafeInteger(priceBrutto) || (priceBrutto as number) < 0) return undefined
  if (!Object.values(personalization).every((text) => typeof text === 'string')) return undefined
  return {
    cartId: isId(value.cartId) ? value.cartId : 0,
    product: { ...product, slug, ...(typeof image === 'string' && { image }) },
    variant,
    personalization: personalization as Record<string, string>,
    count: value.count,
    priceBrutto: priceBrutto as number,
  }
}

function withOwnId(line: CartLine, others: readonly CartLine[]): CartLine[] {
  const taken = line.cartId === 0 || others.some((other) => other.cartId === line.cartId)
  const before = others.length
  const added = addLine(others, line)
  return taken || added.length === before ? added : [...others, line]
}

/**
 * The cart in a stored text. Lines that are damaged or foreign are dropped, equal lines joined, ids made unique and totals
 * computed anew; a text that holds no cart, or one older than `cartMaxAge`, gives an empty cart. `now` in ms.
 */
export function restoreCart(text: string | null, now: number): Cart {
  const stored = storedObject(text)
  if (!stored || !Array.isArray(stored.products) || !isFresh(stored.timestamp, now, cartMaxAge)) return emptyCart
  const lines = stored.products.slice(0, maximumLines).flatMap((entry: unknown) => lineOf(entry) ?? [])
  const products = lines.reduce<CartLine[]>((kept, line) => withOwnId(line, kept), [])
  return products.length === 0 ? emptyCart : cartOf(products, stored.timestamp as number)
}
