import { useEffect, useState } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { GoodsRow } from '../goods-row.tsx'
import type { ProductCardView } from '../product-card-view.ts'
import { useProductMessages } from './messages/product-messages.ts'
import { seenProducts } from './use-note-seen.ts'

/** What the visitor has looked at before; nothing on the first product page. */
export default function SeenProducts({ card }: { card: ProductCardView }) {
  const messages = useProductMessages()
  const { language } = useShared().page
  const [before, setBefore] = useState<ProductCardView[]>([])

  useEffect(() => setBefore(seenProducts.before({ language, card })), [card, language])

  return <GoodsRow id="seen-heading" heading={messages.recentlyViewed()} products={before} />
}
