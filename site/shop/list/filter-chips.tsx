import type { MouseEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './filter-chips.module.css'
import type { FilterChip, ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import type { ListState } from './use-list.ts'

/** What is chosen, each to be taken away again. */
export function FilterChips({ view, list }: { view: ListView; list: ListState }) {
  const messages = useListMessages()
  if (view.chips.length === 0) return null
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void list.follow(event.currentTarget.href)
  }
  return (
    <ul className={styles.chips} aria-label={messages.chosen()}>
      {view.chips.map((chip) => (
        <li key={chip.kind + chip.label}>
          <a href={chip.href} className={styles.chip} rel="nofollow" onClick={follow}>
            <span className="visually-hidden">{messages.remove({ label: textOf(chip, messages) })}</span>
            <span aria-hidden="true">{textOf(chip, messages)}</span> <Icon name="close" />
          </a>
        </li>
      ))}
      {view.chips.length > 1 && (
        <li>
          <a href={view.clearHref} className={styles.clear} onClick={follow}>
            {messages.reset()}
          </a>
        </li>
      )}
    </ul>
  )
}

function textOf({ kind, label }: FilterChip, messages: ReturnType<typeof useListMessages>): string {
  switch (kind) {
    case 'from':
      return messages.from({ price: label })
    case 'to':
      return messages.to({ price: label })
    case 'search':
      return messages.searched({ text: label })
    case 'value':
      return label
  }
}
