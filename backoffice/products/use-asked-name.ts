import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#contract/model/row-of.ts'
import { useBackend } from '../api/backend-context.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** The goods that a visitor speaks of, as they were noted in the visitor's language. */
type AskedGoods = Partial<RowOf<'ecommerce_request', readonly ['product', 'variant', 'product_name']>>

const fields = ['display_name', 'translations.language', 'translations.display_name'] as const

interface Named {
  readonly display_name: string
  readonly translations: readonly { readonly language: string; readonly display_name: string | null }[]
}

const nameIn = (language: string, { display_name, translations }: Named): string =>
  translations.find((words) => words.language === language)?.display_name || display_name

/** What the product that a visitor speaks of is called in a language; as it was noted where it is gone. */
export function useAskedName(
  { product, variant, product_name }: AskedGoods,
  language: string,
): string | null | undefined {
  const { gate, sdk } = useBackend()
  const { data } = useQuery({
    queryKey: ['asked-name', product, variant, language],
    enabled: Boolean(product),
    queryFn: async () => {
      const goods = await gate.guarded(() =>
        sdk.items('ecommerce_product').read({ filter: { id: product ?? 0 }, fields, limit: 1 }),
      )
      const kind = variant
        ? await gate.guarded(() =>
            sdk.items('ecommerce_product_variant').read({ filter: { id: variant }, fields, limit: 1 }),
          )
        : undefined
      const named = goods.data[0] && [goods.data[0], ...(kind?.data ?? [])]
      return (
        named
          ?.map((row) => nameIn(language, row))
          .filter(Boolean)
          .join(', ') ?? null
      )
    },
  })
  return data || product_name
}

/** The same in the words of the staff; `language` is the visitor's. */
export function useOfficeName(asked: AskedGoods & { readonly language: string }) {
  const office = useOfficeLanguage()
  const { product, variant, ...noted } = asked
  return useAskedName(asked.language === office ? noted : asked, office)
}
