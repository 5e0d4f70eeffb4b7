import { useEffect } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import type { ProductCardView } from '../product-card-view.ts'
import { createSeenProducts } from './recently-viewed.ts'

export const seenProducts = createSeenProducts()

/** Notes a product as looked at, as soon as its page stands: who goes on quickly has seen it too. */
export function useNoteSeen(card: ProductCardView): void {
  const { language } = useShared().page
  useEffect(() => seenProducts.note({ language, card }), [card, language])
}
