import { cartCount } from '#domain/cart/cart-count.ts'
import { cartButtonLabel, showsCartButton } from '#domain/cart/shop-visibility.ts'
import { storageKeys } from '#domain/cart/storage-keys.ts'
import { useShared } from '../data/shared-data-context.tsx'
import type { ObservedStorage } from '../storage/observed-storage.ts'
import { useStored } from '../storage/storage-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import styles from './cart-button.module.css'

const readCart = (storage: ObservedStorage) => storage.read(storageKeys.cart)

/** The way to the cart with its count, which the label says, while the shop is on and has a store root (SPEC 2). */
export function CartButton({ className }: { className?: string }) {
  const { shop, page } = useShared()
  const count = cartCount(useStored(readCart))
  const href = shop?.paths.cart
  if (!href || !showsCartButton({ ...shop, storeRoot: href })) return null
  const label = cartButtonLabel(count, page.language)
  const [name] = label.split(' ')
  return (
    <Link href={href} className={className} aria-label={label}>
      <span className={styles.bag} data-count={count > 99 ? '99+' : count || undefined}>
        <Icon name="bag" />
      </span>{' '}
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
