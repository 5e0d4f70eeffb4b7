import { type MouseEvent, useEffect, useRef } from 'react'
import { useMessages } from '../messages/messages-context.tsx'
import styles from '../ui/drawer.module.css'
import { Icon } from '../ui/icon.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { DrawerMenu } from './drawer-menu.tsx'
import { useDrawer } from './drawer-state.tsx'

/** The drawer at the right: menu or contact (SPEC 2). */
export default function Drawer() {
  const { content, close } = useDrawer()
  const messages = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!content) return dialog.current?.close()
    if (!dialog.current?.open) dialog.current?.showModal()
    document.documentElement.classList.add('no-scroll')
    return () => document.documentElement.classList.remove('no-scroll')
  }, [content])

  const title = content === 'contact' ? messages.contact() : messages.menu()

  function onClick(event: MouseEvent) {
    const target = event.target as Element
    if (target === dialog.current || target.closest('a')) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for its backdrop and its links
    <dialog ref={dialog} className={styles.drawer} onClose={close} onClick={onClick} aria-label={title}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button type="button" className={styles.close} onClick={close} aria-label={messages.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{content === 'contact' ? <ContactPanel /> : <DrawerMenu />}</div>
        <footer className={styles.foot}>
          <button type="button" className={styles.footClose} onClick={close}>
            <Icon name="close" /> {messages.close()}
          </button>
        </footer>
      </div>
    </dialog>
  )
}
