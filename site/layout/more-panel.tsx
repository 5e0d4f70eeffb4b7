import { useState } from 'react'
import type { LinkView, MenuView } from '../data/shared-data.ts'
import { useMessages } from '../messages/messages-context.tsx'
import { MenuPanel } from './menu-panel.tsx'

const linksOf = (entry: MenuView): LinkView[] =>
  entry.groups ? entry.groups.flatMap(({ links }) => links) : [{ label: entry.label, href: entry.href }]

/** The button that opens the entries of the main navigation that do not fit into its line. */
export default function MorePanel({ entries }: { entries: MenuView[] }) {
  const messages = useMessages()
  const [shown, setShown] = useState(entries.length)
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
  return <MenuPanel id="main-navigation-more" label={messages.moreEntries()} groups={groups} onOpen={look} />
}
