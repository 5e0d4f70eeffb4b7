import { type MouseEvent, useState } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { browserPart } from '../../ui/browser-part.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './search-link.module.css'

const SearchDialog = browserPart(() => import('./search-dialog.tsx'))

/** Opens the search on every page of a project with a store; without JavaScript it leads to the store's own. */
export function SearchLink() {
  const { paths } = useShared()
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  if (!paths.store) return null
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        data-stands-in=""
        href={`${paths.store}#search`}
        className={styles.link}
        aria-label={messages.search()}
        onClick={open}
      >
        <Icon name="search" />
      </a>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
