/** A product, or one of its variants, as an address names it. */
export interface GoodsItem {
  readonly product: number
  readonly variant?: number
}

/** As many as an address names at most. */
export const mostGoodsItems = 50

const ITEM = /^([1-9]\d{0,9})(?:-([1-9]\d{0,9}))?$/

/** The goods that an address names, such as `12,13-45`: each once, in their order; what can be none is left out. */
export function goodsItems(text: string | null): GoodsItem[] {
  const found = new Map<string, GoodsItem>()
  for (const part of (text ?? '').slice(0, 2000).split(',')) {
    const [whole, product, variant] = ITEM.exec(part.trim()) ?? []
    if (whole && product && found.size < mostGoodsItems)
      found.set(whole, { product: Number(product), ...(variant && { variant: Number(variant) }) })
  }
  return [...found.values()]
}

/** The same as an address writes it; empty for none. */
export const goodsItemsText = (items: readonly GoodsItem[]): string =>
  items.map(({ product, variant }) => (variant ? `${product}-${variant}` : String(product))).join(',')
