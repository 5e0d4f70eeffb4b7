import { type MouseEvent, memo, useDeferredValue, useEffect, useRef } from 'react'
import { pageSize } from '#domain/goods/list-context.ts'
import { useNavigation } from '../../loader/navigation-context.tsx'
import buttonStyles from '../../ui/button.module.css'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ProductCard } from '../product-card.tsx'
import type { ProductCardView } from '../product-card-view.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { listHref, listSearch } from './list-href.ts'
import { useListPages } from './list-pages.ts'
import type { ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import styles from './product-pages.module.css'

/** How wide a card's picture is: two, three or four stand beside each other, and the filters beside them. */
const SIZES = '(max-width: 991.98px) 230px, (max-width: 1199.98px) 200px, 270px'

/** Cards beside each other on a phone, whose pictures are wanted at once. */
const FIRST_ROW = 2

/** The pages of products that are shown so far, and the way to more. `priority`: no larger picture stands above them. */
export function ProductPages({ view, priority }: { view: ListView; priority: boolean }) {
  const query = useListPages(view)
  // New cards are made in small steps, so that a list of any length stays usable meanwhile.
  const { pages, pageParams } = useDeferredValue(query.data)
  const messages = useListMessages()
  const status = useRef<HTMLParagraphElement>(null)
  useKeptFocus(status, pages.length)
  const first = pageParams[0] ?? 0
  const last = pageParams.at(-1) ?? first
  const shown = Math.min(first * pageSize + pages.reduce((sum, { products }) => sum + products.length, 0), view.total)
  const previous = { ...view.context, page: first - 1 }
  return (
    <>
      {first > 0 && (
        <p className={styles.previous}>
          <ButtonLink href={listHref(view.path, previous, view.search)} look="secondary">
            {messages.previous()}
          </ButtonLink>
        </p>
      )}
      <ul className={styles.grid}>
        {pages.map(({ products }, index) => (
          <Page key={pageParams[index]} products={products} priority={priority && index === 0} />
        ))}
      </ul>
      <div className={styles.more}>
        <p role="status" ref={status} tabIndex={-1}>
          {messages.shownOf({ shown, count: view.total })}
        </p>
        <More view={view} query={query} next={last + 1} />
      </div>
    </>
  )
}

type MoreProps = { view: ListView; query: ReturnType<typeof useListPages>; next: number }

function More({ view, query, next }: MoreProps) {
  const navigation = useNavigation()
  const messages = useListMessages()
  const list = listHref(view.path, view.context, view.search)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = list
    return () => {
      shown.current = undefined
    }
  }, [list])
  if (!query.hasNextPage) return null
  const context = { ...view.context, page: next }

  async function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { isError } = await query.fetchNextPage()
    // The visitor may have gone on to another page or another choice meanwhile.
    if (!isError && shown.current === list) navigation.rewrite(listSearch(context, view.search))
  }

  return (
    <>
      {query.isFetchNextPageError && <p role="alert">{messages.moreFailed()}</p>}
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary}`}
        href={listHref(view.path, context, view.search)}
        onClick={onClick}
        aria-disabled={query.isFetchingNextPage || undefined}
      >
        {label(query, messages)}
      </a>
    </>
  )
}

function label(query: MoreProps['query'], messages: ReturnType<typeof useListMessages>): string {
  if (query.isFetchingNextPage) return messages.loading()
  return query.isFetchNextPageError ? messages.tryAgain() : messages.more()
}

/** One page of cards, which stays as it is while others come. */
const Page = memo(function Page({ products, priority }: { products: ProductCardView[]; priority: boolean }) {
  return products.map((product, index) => (
    <li key={product.id} id={`product-${product.id}`} className={styles.item} data-scroll-anchor="">
      <ProductCard product={product} sizes={SIZES} priority={priority && index < FIRST_ROW} />
    </li>
  ))
})
