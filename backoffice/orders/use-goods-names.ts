import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#contract/model/row-of.ts'
import { useBackend } from '../api/backend-context.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

type Line = RowOf<'ecommerce_order_line', readonly ['product', 'variant', 'display_name', 'variant_name']>

interface Bought<L> {
  /** The customer's. */
  readonly language: string
  readonly lines: readonly L[]
}

/** More are not given at once. */
const MOST = 500

const fields = [
  ...['id', 'display_name', 'translations.language', 'translations.display_name', 'product_variants.id'],
  ...['product_variants.display_name', 'product_variants.translations.language'],
  'product_variants.translations.display_name',
] as const

interface Named {
  readonly display_name: string
  readonly translations: readonly { readonly language: string; readonly display_name: string | null }[]
}

/**
 * Orders with their goods called in the language of who looks. They keep the names that the customer agreed to where that is the
 * customer's language too, and where the goods are gone.
 */
export function useGoodsNames(orders: readonly Bought<Line>[]): <L extends Line, O extends Bought<L>>(order: O) => O {
  const language = useOfficeLanguage()
  const { gate, sdk } = useBackend()
  const foreign = orders.filter((order) => order.language !== language)
  const bought = foreign.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? []))
  const ids = [...new Set(bought)].slice(0, MOST).sort((a, b) => a - b)
  const { data = [] } = useQuery({
    queryKey: ['goods-names', ids],
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    queryFn: async () => {
      const read = () => sdk.items('ecommerce_product').read({ filter: { id: { in: ids } }, fields, limit: ids.length })
      return (await gate.guarded(read)).data
    },
  })
  const called = ({ display_name, translations }: Named) =>
    translations.find((words) => words.language === language)?.display_name || display_name
  const renamed = <L extends Line>(line: L): L => {
    const product = data.find(({ id }) => id === line.product)
    const variant = product?.product_variants.find(({ id }) => id === line.variant)
    return {
      ...line,
      ...(product && { display_name: called(product) }),
      ...(variant && line.variant_name && { variant_name: called(variant) }),
    }
  }
  return (order) => (order.language === language ? order : { ...order, lines: order.lines.map(renamed) })
}
