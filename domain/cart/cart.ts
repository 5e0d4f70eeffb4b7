/** What the cart keeps of a product, enough to show a line without asking the server. */
export interface CartProduct {
  id: number
  slug: string
  display_name: string
  image?: string
}

export interface CartVariant {
  id: number
  display_name: string
}

/** Values of the personalization fields by field id. */
export type Personalization = Record<string, string>

/** A line of the cart (SPEC 3); `priceBrutto` is the price of one piece in cents. */
export interface CartLine {
  cartId: number
  product: CartProduct
  variant: CartVariant | null
  personalization: Personalization
  count: number
  priceBrutto: number
}

/** The cart (SPEC 3); money in cents, `timestamp` of the last change in ms. */
export interface Cart {
  products: CartLine[]
  totalCount: number
  totalPriceBrutto: number
  timestamp: number
}

export type CartAction =
  | { type: 'add'; line: Omit<CartLine, 'cartId'> }
  | { type: 'changeCount'; cartId: number; count: number }
  | { type: 'remove'; cartId: number }
  | { type: 'reset' }

/** The most pieces that one line may hold. */
export const maximumCount = 999

export const emptyCart: Cart = { products: [], totalCount: 0, totalPriceBrutto: 0, timestamp: 0 }

/** True for a whole number of pieces from 1 to the most that a line may hold. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maximumCount
}

function valuesOf(personalization: Personalization): [string, string][] {
  const given = Object.entries(personalization).map(([field, value]): [string, string] => [field, value.trim()])
  return given.filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : 1))
}

/** What makes two lines equal: product, variant and personalization values (SPEC 4). */
export function lineIdentity(line: Pick<CartLine, 'product' | 'variant' | 'personalization'>): string {
  return JSON.stringify([line.product.id, line.variant?.id ?? null, valuesOf(line.personalization)])
}

/** A cart of these lines, with its totals. */
export function cartOf(products: CartLine[], timestamp: number): Cart {
  return {
    products,
    totalCount: products.reduce((sum, line) => sum + line.count, 0),
    totalPriceBrutto: products.reduce((sum, line) => sum + line.priceBrutto * line.count, 0),
    timestamp,
  }
}

/** The lines with one more: counted onto the line that is equal to it, or appended with the next id. */
export function addLine(products: readonly CartLine[], added: Omit<CartLine, 'cartId'>): CartLine[] {
  const identity = lineIdentity(added)
  const equal = products.find((line) => lineIdentity(line) === identity)
  if (!equal) return [...products, { ...added, cartId: 1 + Math.max(0, ...products.map((line) => line.cartId)) }]
  const count = Math.min(equal.count + added.count, maximumCount)
  return products.map((line) => (line === equal ? { ...line, count } : line))
}

/** What a cart action needs from outside: the time in ms, and where refused and unknown actions are logged. */
export interface CartSurroundings {
  now: () => number
  log: (message: string) => void
}

/**
 * The cart after an action (SPEC 4), its totals computed anew. A count of 0 takes the line out; a count that is no whole
 * number of pieces and an action that is not known change nothing and are only logged.
 */
export function cartReducer(cart: Cart, action: CartAction, { now, log }: CartSurroundings): Cart {
  switch (action.type) {
    case 'add':
      if (isCount(action.line.count)) return cartOf(addLine(cart.products, action.line), now())
      break
    case 'changeCount': {
      const { cartId, count } = action
      if (count === 0) return cartReducer(cart, { type: 'remove', cartId }, { now, log })
      if (!isCount(count)) break
      return cartOf(
        cart.products.map((line) => (line.cartId === cartId ? { ...line, count } : line)),
        now(),
      )
    }
    case 'remove':
      return cartOf(
        cart.products.filter((line) => line.cartId !== action.cartId),
        now(),
      )
    case 'reset':
      return emptyCart
    default:
      log(`Unknown cart action ${JSON.stringify((action as { type?: unknown }).type)}`)
      return cart
  }
  log(`Cart action ${action.type} refused: not a whole number of pieces from 1 to ${maximumCount}`)
  return cart
}
