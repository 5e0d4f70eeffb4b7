import { useShared } from '../data/shared-data-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { useSettled } from '../ui/use-mounted.ts'
import { useConsentDialog } from './consent-dialog-state.tsx'
import styles from './consent-link.module.css'

/** Reopens the consent dialog from every page; without JavaScript it leads to what the privacy page says about it. */
export function ConsentLink() {
  const { paths } = useShared()
  const messages = useMessages()
  const { open } = useConsentDialog()
  if (!useSettled()) {
    return (
      <a data-stands-in="" href={`${paths.privacy ?? ''}#cookies`}>
        {messages.cookieSettings()}
      </a>
    )
  }
  return (
    <button type="button" className={styles.button} onClick={open}>
      {messages.cookieSettings()}
    </button>
  )
}
