import { useEffect, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { goodsItemsText } from '#domain/goods/goods-items.ts'
import { pageDataPath } from '#domain/paths/page-data-path.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { GoodsRow } from '../goods-row.tsx'
import type { ProductCardView } from '../product-card-view.ts'
import { useCartMessages } from './messages/cart-messages.ts'

type CartData = { result?: { data?: { related?: ProductCardView[] } } }

/** What goes with the goods in the cart, as the cart's own page names it for them; nothing where it cannot be had. */
export default function CartRelated({ cart }: { cart: Cart }) {
  const messages = useCartMessages()
  const { shop } = useShared()
  const [related, setRelated] = useState<readonly ProductCardView[]>([])
  const items = goodsItemsText(
    [...new Set(cart.products.map(({ product }) => product.id))].map((product) => ({ product })),
  )
  const address = shop?.paths.cart && pageDataPath(shop.paths.cart, `?${new URLSearchParams({ items })}`)

  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetch(address, { signal: leaving.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<CartData>) : {}))
      .then((data: CartData) => setRelated(data.result?.data?.related ?? []))
      .catch(() => {})
    return () => leaving.abort()
  }, [address])

  return <GoodsRow id="related-heading" heading={messages.related()} products={related} />
}
