import type { MouseEvent } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { asksForMore } from '../../loader/follow-links.ts'
import { useNavigation } from '../../loader/navigation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './back-link.module.css'
import { useProductMessages } from './messages/product-messages.ts'

/** The newest entry of this tab's history before those of this page, where the browser tells. */
function entryBefore(path: string): NavigationHistoryEntry | undefined {
  if (!('navigation' in window)) return undefined
  const { navigation } = window
  const now = navigation.currentEntry?.index ?? 0
  const before = navigation.entries().slice(0, now)
  return before.findLast(({ url, sameDocument }) => sameDocument && url !== null && new URL(url).pathname !== path)
}

/** SPEC 2: back to where the visitor came from within the site, with its place in the list; else to the list. */
export function BackLink() {
  const { shop } = useShared()
  const messages = useProductMessages()
  const { navigate } = useNavigation()
  const list = shop?.paths.list
  if (!list) return null

  function onClick(event: MouseEvent) {
    if (asksForMore(event)) return
    event.preventDefault()
    const entry = entryBefore(location.pathname)
    void (entry ? window.navigation.traverseTo(entry.key) : navigate(list ?? ''))
  }

  return (
    <a href={list} className={`${styles.back} screen-only`} onClick={onClick}>
      <Icon name="arrow" className={styles.arrow} /> {messages.back()}
    </a>
  )
}
