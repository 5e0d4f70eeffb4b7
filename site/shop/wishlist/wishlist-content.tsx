import { useEffect, useRef, useState } from 'react'
import { goodsItems, goodsItemsText } from '#domain/goods/goods-items.ts'
import { isWished, withoutWish, withWishes } from '#domain/goods/wishlist.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useLocation, useSearch } from '../../loader/location.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useCart } from '../cart/use-cart.ts'
import { ProductCard } from '../product-card.tsx'
import { focusBeside } from './focus-beside.ts'
import { useWishlistMessages } from './messages/wishlist-messages.ts'
import { ShareLink } from './share-link.tsx'
import { useWishes } from './use-wishes.ts'
import { useWishlist } from './use-wishlist.ts'
import type { WishView } from './wish-view.ts'
import styles from './wishlist.module.css'

/** A list: that of an address where it names goods, else the visitor's own. */
export function WishlistContent({ given }: { given: readonly WishView[] }) {
  const shared = goodsItems(new URLSearchParams(useSearch()).get('items'))
  return shared.length > 0 ? <SharedList wishes={given} /> : <OwnList />
}

function OwnList() {
  const messages = useWishlistMessages()
  const { list, ready, update } = useWishlist()
  const [path] = useLocation()
  const wishes = useWishes(path, ready ? list : undefined)
  if (!ready) return <Waiting />
  if (list.length === 0) return <Nothing text={messages.empty()} />
  if (wishes === null) return <p role="alert">{messages.failed()}</p>
  if (!wishes) return <Waiting />
  return (
    <>
      <Wishes wishes={wishes} remove={(listed) => update((all) => goodsItems(listed).reduce(withoutWish, all))} />
      {wishes.length < list.length && <p>{messages.gone()}</p>}
      <div className={styles.ways}>
        <AllToCart wishes={wishes} />
        <ShareLink path={`${path}?items=${goodsItemsText(list)}`} />
      </div>
      <p className={styles.note}>{messages.whereKept()}</p>
    </>
  )
}

function SharedList({ wishes }: { wishes: readonly WishView[] }) {
  const messages = useWishlistMessages()
  const { list, ready, update } = useWishlist()
  const items = wishes.flatMap(({ item }) => goodsItems(item))
  const [path] = useLocation()
  const [kept, setKept] = useState(false)
  const ways = useRef<HTMLDivElement>(null)

  // The button has gone with what it did.
  useEffect(() => {
    if (kept) ways.current?.querySelector<HTMLElement>(':scope > a')?.focus()
  }, [kept])

  function keep() {
    update((own) => withWishes(own, ...items))
    setKept(true)
  }

  if (wishes.length === 0) return <Nothing text={messages.allGone()} />
  return (
    <>
      <p className={styles.note}>{messages.shared()}</p>
      <Wishes wishes={wishes} />
      <div className={styles.ways} ref={ways}>
        <AllToCart wishes={wishes} />
        {ready && !items.every((item) => isWished(list, item)) && (
          <Button look="secondary" onClick={keep}>
            {messages.keep()}
          </Button>
        )}
        {ready && list.length > 0 && (
          <ButtonLink href={path} look="secondary">
            {messages.toOwn({ count: list.length })}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Waiting() {
  const messages = useWishlistMessages()
  return (
    <>
      <p className="needs-script">{messages.loading()}</p>
      <noscript>
        <p>{messages.needsScript()}</p>
      </noscript>
    </>
  )
}

function Nothing({ text }: { text: string }) {
  const messages = useWishlistMessages()
  const { shop } = useShared()
  return (
    <>
      <p>{text}</p>
      {shop?.paths.list && <ButtonLink href={shop.paths.list}>{messages.toShop()}</ButtonLink>}
    </>
  )
}

function Wishes({ wishes, remove }: { wishes: readonly WishView[]; remove?: (listed: string) => void }) {
  const messages = useWishlistMessages()
  return (
    <ul className={styles.list}>
      {wishes.map(({ listed, card, variantName }) => (
        <li key={listed}>
          <ProductCard product={card} sizes="260px" />
          {variantName && <p className={styles.note}>{variantName}</p>}
          {remove && (
            <button
              type="button"
              className={styles.remove}
              onClick={(event) => {
                focusBeside(event.currentTarget)
                remove(listed)
              }}
            >
              {messages.remove({ name: [card.name, variantName].filter(Boolean).join(', ') })}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What can be bought as it stands goes into the cart; the rest stays, and says why. */
function AllToCart({ wishes }: { wishes: readonly WishView[] }) {
  const messages = useWishlistMessages()
  const { shop } = useShared()
  const { ready, dispatch } = useCart()
  const [added, setAdded] = useState<number>()
  const lines = wishes.flatMap(({ line }) => line ?? [])
  if (!ready || !shop?.isOpen || lines.length === 0) return null

  function add() {
    for (const line of lines) dispatch({ type: 'add', line: { ...line, personalization: {}, count: 1 } })
    setAdded(lines.length)
  }

  return (
    <div>
      <Button onClick={add}>{messages.allToCart()}</Button>
      <div role="status">
        {added !== undefined && (
          <p>
            {messages.added({ count: added })} {shop.paths.cart && <a href={shop.paths.cart}>{messages.toCart()}</a>}
          </p>
        )}
        {lines.length < wishes.length && <p className={styles.note}>{messages.notAll()}</p>}
      </div>
    </div>
  )
}
