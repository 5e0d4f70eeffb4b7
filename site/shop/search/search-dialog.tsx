import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-dialog.module.css'

/** The search above whatever page is shown. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for its backdrop
    <dialog
      ref={dialog}
      className={styles.dialog}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      aria-label={messages.search()}
    >
      <div className={styles.inside}>
        <SearchBox autoFocus onLeave={close} />
        <button type="button" className={styles.close} onClick={close} aria-label={messages.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}
