import { useEffect } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import styles from './no-products.module.css'
import { noteMissed } from './note-missed.ts'

type Messages = ReturnType<typeof useListMessages>

/** Whether anything was searched or chosen; else there are no goods at all. */
const isNarrowed = ({ search, chips }: ListView): boolean => search !== '' || chips.length > 0

function titleOf(view: ListView, messages: Messages): string {
  if (view.found.leads.length > 0) return messages.noneGoods()
  return isNarrowed(view) ? messages.noneTitle() : messages.noneYet()
}

function hintOf(view: ListView, messages: Messages): string {
  if (view.search) return messages.noneSearch()
  return isNarrowed(view) ? messages.noneHint() : messages.noneYetHint()
}

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
      <p className={styles.title}>{titleOf(view, messages)}</p>
      {!isFound && <p>{hintOf(view, messages)}</p>}
      <p className={styles.ways}>
        {isNarrowed(view) && <ButtonLink href={view.clearHref}>{messages.allProducts()}</ButtonLink>}
        {paths.contact && (
          <ButtonLink href={paths.contact} look="secondary">
            {messages.askUs()}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
