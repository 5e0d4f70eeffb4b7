import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import { FilterButton } from './filter-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { listClient } from './list-pages.ts'
import type { ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import { NoProducts } from './no-products.tsx'
import styles from './product-list.module.css'
import { ProductPages } from './product-pages.tsx'
import { SortForm } from './sort-form.tsx'
import { useList } from './use-list.ts'

/** Products with all ways to narrow and order them (SPEC 2, products list). Without JavaScript the same by links and forms. */
export function ProductList({ view, priority }: { view: ListView; priority: boolean }) {
  const [client] = useState(listClient)
  const messages = useListMessages()
  const top = useRef<HTMLDivElement>(null)
  const toTop = useCallback(() => {
    const element = top.current
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' })
  }, [])
  const list = useList(view, toTop)
  useKeptFocus(top, view)
  const { shop } = useShared()
  const { panel, total, storeHref, corrected } = view
  const canFilter = panel.categories.length + panel.groups.length + panel.tags.length > 0 || panel.price !== null
  return (
    <QueryClientProvider client={client}>
      <div className={styles.list} ref={top} tabIndex={-1}>
        {corrected && <p className={styles.corrected}>{messages.corrected()}</p>}
        <div className={styles.toolbar}>
          <p className={styles.count} role="status">
            {messages.count({ count: total })}
          </p>
          {storeHref && (
            <Link href={storeHref} className={styles.store}>
              {shop?.enableCart ? messages.inShop() : messages.inRange()}
            </Link>
          )}
          {canFilter && <FilterButton view={view} list={list} />}
          {total > 1 && <SortForm view={view} list={list} />}
        </div>
        <FilterChips view={view} list={list} />
        <div className={canFilter ? styles.columns : undefined}>
          {canFilter && (
            <aside id="filter" className={styles.panel} aria-label={messages.filter()}>
              <h2 className="visually-hidden">{messages.filter()}</h2>
              <FilterPanel view={view} list={list} />
            </aside>
          )}
          <div className={styles.products} aria-busy={list.isWaiting}>
            <h2 className="visually-hidden">{messages.products()}</h2>
            {total > 0 ? <ProductPages view={view} priority={priority} /> : <NoProducts view={view} />}
          </div>
        </div>
      </div>
    </QueryClientProvider>
  )
}
