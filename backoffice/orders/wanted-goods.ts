import type { AskedLine } from '#contract/wire/order-types.ts'
import type { Sdk } from '#sdk/sdk.ts'

/** Goods as staff choose them: one entry a variant that is on sale. */
export interface FoundGoods {
  readonly product: number
  readonly variant: number | null
  readonly name: string
}

const fields = [
  'id',
  'display_name',
  'reference_number',
  'product_variants.id',
  'product_variants.display_name',
  'product_variants.active',
] as const

/** Published goods that a word finds, at most ten products. Rejects as the items call does. */
export async function findGoods(sdk: Pick<Sdk, 'items'>, words: string): Promise<FoundGoods[]> {
  const { data } = await sdk
    .items('ecommerce_product')
    .read({ q: words, filter: { status: 'published' }, fields, limit: 10, sort: 'display_name' })
  return data.flatMap(({ id, display_name, reference_number, product_variants }): FoundGoods[] => {
    const name = [display_name, reference_number].filter(Boolean).join(' · ')
    const variants = product_variants.filter(({ active }) => active)
    if (product_variants.length === 0) return [{ product: id, variant: null, name }]
    return variants.map((variant) => ({ product: id, variant: variant.id, name: `${name} · ${variant.display_name}` }))
  })
}

/** One more piece of these goods. */
export function withGoods(lines: readonly AskedLine[], { product, variant }: FoundGoods): AskedLine[] {
  const isSame = (line: AskedLine) => line.product === product && line.variant === variant
  if (lines.some(isSame)) return lines.map((line) => (isSame(line) ? { ...line, count: line.count + 1 } : line))
  return [...lines, { product, variant, count: 1, personalization: {} }]
}
