import { isWished, withoutWish, withWishes } from '#domain/goods/wishlist.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useWishlistMessages } from './messages/wishlist-messages.ts'
import { useWishlist } from './use-wishlist.ts'
import styles from './wishlist.module.css'

/** Puts goods on the visitor's own list and takes them off it; then the way to the list. */
export default function WishButton({ product, variant }: { product: number; variant: number | null }) {
  const messages = useWishlistMessages()
  const { list, update } = useWishlist()
  const { shop } = useShared()
  const goods = { product, ...(variant && { variant }) }
  const isOn = isWished(list, goods)
  return (
    <p className={styles.ways}>
      <button
        type="button"
        className={styles.wish}
        onClick={() => update((all) => (isOn ? withoutWish(all, goods) : withWishes(all, goods)))}
      >
        {isOn ? messages.take() : messages.put()}
      </button>
      {list.length > 0 && shop?.paths.wishlist && (
        <a href={shop.paths.wishlist}>{messages.toOwn({ count: list.length })}</a>
      )}
    </p>
  )
}
