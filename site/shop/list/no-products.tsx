import { useEffect } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import styles from './no-products.module.css'
import { noteMissed } from './note-missed.ts'

/** What a visitor can do when nothing fits. */
export function NoProducts({ view }: { view: ListView }) {
  const messages = useListMessages()
  const { paths, page } = useShared()
  const isFound = view.found.leads.length > 0
  const isMissed = view.search !== '' && !isFound && view.chips.every(({ kind }) => kind === 'search')
  useEffect(() => {
    if (isMissed) noteMissed(view.search, page.language, fetch)
  }, [isMissed, view.search, page.language])
  return (
    <div className={styles.none}>
      <p className={styles.title}>{isFound ? messages.noneGoods() : messages.noneTitle()}</p>
      {!isFound && <p>{view.search ? messages.noneSearch() : messages.noneHint()}</p>}
      <p className={styles.ways}>
        <ButtonLink href={view.clearHref}>{messages.allProducts()}</ButtonLink>
        {paths.contact && (
          <ButtonLink href={paths.contact} look="secondary">
            {messages.askUs()}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
