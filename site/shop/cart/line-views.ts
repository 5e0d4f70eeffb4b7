import type { Quote, QuoteLine } from '#contract/wire/order-types.ts'
import { type CartLine, lineIdentity } from '#domain/cart/cart.ts'
import type { CurrentOffer } from '#domain/cart/cart-refresh.ts'
import { centsOf } from '#domain/money/money.ts'
import type { TaxMode } from '#domain/money/tax-mode.ts'
import type { LineProblem } from '#domain/orders/order-line.ts'
import type { Characteristic } from '#domain/orders/order-parts.ts'
import { assetUrl } from '#sdk/assets.ts'

/** A line of the cart as pages show it: what the visitor chose, with what the server says of it now. Money in cents. */
export type LineView = {
  cartId: number
  name: string
  slug: string
  image?: string
  variantName?: string
  /** Undefined until the server has answered, and where there is none. */
  reference?: string
  /** What the goods are in essence; none until the server has answered. */
  characteristics: readonly Characteristic[]
  engraving: readonly { name?: string; value: string }[]
  count: number
  /** Of one piece; undefined when it cannot be bought. */
  price?: number
  /** Undefined until the server has answered for this count. */
  total?: number
  /** What one piece cost when it was put into the cart, where that has changed. */
  priceBefore?: number
  problem?: LineProblem
  /** Pieces that can be had; null where there is no limit or it is not known yet. */
  available: number | null
  shippingTime?: string
  /** Of a reduced price: the lowest of the last 30 days. */
  reduction?: string
  excludesWithdrawal: boolean
  /** Undefined until the server has answered. */
  taxMode?: TaxMode
}

const IMAGE_WIDTH = 320

const askedIdentity = ({ product, variant, personalization }: QuoteLine) =>
  lineIdentity({
    product: { id: product, slug: '', display_name: '' },
    variant: variant === null ? null : { id: variant, display_name: '' },
    personalization,
  })

/** The server's word on each line, by the line's id. */
function quotedLines(lines: readonly CartLine[], quote: Quote | null): Map<number, QuoteLine> {
  const byIdentity = new Map(quote?.lines.map((quoted) => [askedIdentity(quoted), quoted]))
  return new Map(
    lines.flatMap((line) => {
      const quoted = byIdentity.get(lineIdentity(line))
      return quoted ? [[line.cartId, quoted]] : []
    }),
  )
}

/** The lines of a cart with what a quote says of them; until there is one, with what was known when they were put in. */
export function lineViews(lines: readonly CartLine[], quote: Quote | null): LineView[] {
  const quoted = quotedLines(lines, quote)
  return lines.map((line) => lineView(line, quoted.get(line.cartId)))
}

function lineView(line: CartLine, quoted: QuoteLine | undefined): LineView {
  const { cartId, product, variant, count, priceBrutto } = line
  const values = Object.values(line.personalization).filter((value) => value.trim() !== '')
  const chosen = { cartId, count, slug: product.slug, image: pictureOf(product.image) }
  if (!quoted) {
    return {
      ...chosen,
      name: product.display_name,
      variantName: variant?.display_name,
      characteristics: [],
      engraving: values.map((value) => ({ value })),
      price: priceBrutto,
      available: null,
      excludesWithdrawal: false,
    }
  }
  const problem = problemNow(quoted, count)
  const isPriced = !problem || problem === 'not_enough'
  const price = isPriced ? centsOf(quoted.price_brutto) : undefined
  return {
    ...chosen,
    image: pictureOf(quoted.image) ?? chosen.image,
    name: quoted.display_name || product.display_name,
    variantName: quoted.variant_name ?? variant?.display_name,
    reference: quoted.reference_number ?? undefined,
    characteristics: quoted.characteristics,
    engraving: quoted.engraving ?? values.map((value) => ({ value })),
    price,
    total: isPriced && quoted.count === count ? centsOf(quoted.total_brutto) : undefined,
    priceBefore: price !== undefined && price !== priceBrutto ? priceBrutto : undefined,
    problem,
    available: quoted.available,
    reduction: quoted.reduction ?? undefined,
    shippingTime: quoted.shipping_time ?? undefined,
    excludesWithdrawal: quoted.excludes_withdrawal,
    taxMode: quoted.tax_mode,
  }
}

/** A count may have been changed since the server looked at it. */
function problemNow({ problem, available }: QuoteLine, count: number): LineProblem | undefined {
  return problem === 'not_enough' && available !== null && count <= available ? undefined : problem
}

/** A picture's address; the cart may keep it, the server names the file. */
export function pictureOf(image: string | null | undefined): string | undefined {
  if (!image) return undefined
  return image.includes('/') ? image : assetUrl('', { id: image }, { width: IMAGE_WIDTH })
}

/** What a quote says of prices, for the cart to take over once the visitor has seen it. */
export function currentOffers(lines: readonly CartLine[], quote: Quote): CurrentOffer[] {
  const quoted = quotedLines(lines, quote)
  return lines.flatMap(({ cartId }) => {
    const priceBrutto = centsOf(quoted.get(cartId)?.price_brutto)
    return priceBrutto === undefined ? [] : [{ cartId, available: true, priceBrutto, stock: null }]
  })
}
