import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

interface Sent {
  readonly shipping_method: number
  /** What the way was called to the customer, in their language. */
  readonly shipping_name: string
}

const fields = ['id', 'name', 'translations.language', 'translations.name'] as const

/** What the way of sending an order is called in the person's language; as the customer knows it where that is not known. */
export function useShippingName(): (order: Sent) => string {
  const language = useOfficeLanguage()
  const { gate, sdk } = useBackend()
  const { data = [] } = useQuery({
    queryKey: ['shipping-names'],
    queryFn: async () => {
      const read = () => sdk.items('ecommerce_shipping_method').read({ fields, limit: -1 })
      return (await gate.guarded(read)).data
    },
  })
  return ({ shipping_method: id, shipping_name }) => {
    const texts = data.find((method) => method.id === id)?.translations ?? []
    return texts.find((words) => words.language === language)?.name || shipping_name
  }
}
