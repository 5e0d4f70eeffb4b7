import type { MouseEvent } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
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
  if (!shop?.paths.list) return null

  function onClick(event: MouseEvent) {
    const entry = entryBefore(location.pathname)
    if (!entry) return
    event.preventDefault()
    void navigation.traverseTo(entry.key)
  }

  return (
    <Link href={shop.paths.list} className={styles.back} onClick={onClick}>
      <Icon name="arrow" className={styles.arrow} /> {messages.back()}
    </Link>
  )
}
