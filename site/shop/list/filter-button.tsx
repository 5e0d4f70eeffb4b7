import { useEffect, useRef, useState } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { Button } from '../../ui/button.tsx'
import drawerStyles from '../../ui/drawer.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import styles from './filter-button.module.css'
import { FilterPanel } from './filter-panel.tsx'
import type { ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import type { ListState } from './use-list.ts'

type FilterButtonProps = { view: ListView; list: ListState }

/** Opens the filters in the drawer on small screens; without JavaScript it leads to where they stand on the page. */
export function FilterButton({ view, list }: FilterButtonProps) {
  const messages = useListMessages()
  const [isOpen, setOpen] = useState(false)
  const count = view.chips.length
  const text = count > 0 ? messages.filterCount({ count }) : messages.filter()
  return (
    <>
      <span className={styles.open}>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text}
        </Button>
      </span>
      <span className={styles.plain}>
        <a href="#filter" className={`${buttonStyles.button} ${buttonStyles.secondary}`}>
          {text}
        </a>
      </span>
      {isOpen && <FilterDrawer view={view} list={list} onClose={() => setOpen(false)} />}
    </>
  )
}

function FilterDrawer({ view, list, onClose }: FilterButtonProps & { onClose: () => void }) {
  const messages = useListMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const filters = useRef<HTMLDivElement>(null)
  useKeptFocus(filters, view)

  useEffect(() => {
    dialog.current?.showModal()
    document.documentElement.classList.add('no-scroll')
    return () => document.documentElement.classList.remove('no-scroll')
  }, [])

  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for its backdrop
    <dialog
      ref={dialog}
      className={drawerStyles.drawer}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      aria-label={messages.filter()}
    >
      <div className={drawerStyles.inside}>
        <header className={drawerStyles.head}>
          <h2 className={drawerStyles.title}>{messages.filter()}</h2>
          <button type="button" className={drawerStyles.close} onClick={close} aria-label={messages.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div className={`${drawerStyles.body} ${styles.filters}`} ref={filters} tabIndex={-1}>
          <FilterPanel view={view} list={list} />
        </div>
        <footer className={styles.foot}>
          {view.chips.length > 0 && (
            <Button look="secondary" onClick={() => void list.follow(view.clearHref)}>
              {messages.reset()}
            </Button>
          )}
          <Button onClick={close}>{messages.show({ count: view.total })}</Button>
        </footer>
      </div>
    </dialog>
  )
}
