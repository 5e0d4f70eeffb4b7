import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import { lowProducts } from './low-stock.ts'

/** What is known of goods of which few are left is read anew by this. */
export const LOW_PRODUCTS = ['low-stock'] as const

/** The published products of which few are left, by their ids; read once for all that shows them, undefined until then. */
export function useLowProducts(): readonly number[] | undefined {
  const { gate, sdk } = useBackend()
  const { data } = useQuery({
    queryKey: LOW_PRODUCTS,
    gcTime: 0,
    queryFn: () => gate.guarded(() => lowProducts(sdk)),
  })
  return data
}
