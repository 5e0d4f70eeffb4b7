import { useState } from 'react'
import type { LinkView, MenuView } from '../data/shared-data.ts'
import { useMessages } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSettled } from '../ui/use-mounted.ts'
import { FOOTER_MENU_ID } from './footer-menu.tsx'
import styles from './main-navigation.module.css'
import { MenuPanel } from './menu-panel.tsx'

const linksOf = (entry: MenuView): LinkView[] =>
  entry.groups ? entry.groups.flatMap(({ links }) => links) : [{ label: entry.label, href: entry.href }]

/**
 * The last entry of the main navigation, which the styles show when not all others fit: it opens those that do not. Without JavaScript
 * it leads to the whole menu at the end of the page.
 */
export function MoreEntries({ entries, className }: { entries: MenuView[]; className: string | undefined }) {
  const messages = useMessages()
  const [shown, setShown] = useState(entries.length)
  const isSettled = useSettled()
  /** How many entries stand in the first line of the list beside the panel. */
  const look = (panel: HTMLElement) => {
    const items = [...(panel.closest('nav')?.querySelector('ul')?.children ?? [])] as HTMLElement[]
    setShown(items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length)
  }
  const hidden = entries.slice(shown)
  const single = hidden.filter(({ groups }) => !groups)
  const groups = [
    ...hidden.filter((entry) => entry.groups).map((entry) => ({ label: entry.label, links: linksOf(entry) })),
    ...(single.length > 0 ? [{ label: messages.moreEntries(), links: single.flatMap(linksOf) }] : []),
  ]
  return (
    <div className={className}>
      {isSettled ? (
        <MenuPanel id="main-navigation-more" label={messages.moreEntries()} groups={groups} onOpen={look} />
      ) : (
        <a href={`#${FOOTER_MENU_ID}`} className={styles.entry}>
          {messages.moreEntries()} <Icon name="chevron" className={styles.chevron} />
        </a>
      )}
    </div>
  )
}
