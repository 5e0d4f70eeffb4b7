import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from './brand-actions.module.css'

/** What a visitor can do who likes a brand: make an appointment where the project takes them, or ask (SPEC 2). */
export function BrandActions() {
  const { paths } = useShared()
  const messages = useMessages()
  return (
    <p className={styles.actions}>
      {paths.appointment && <ButtonLink href={paths.appointment}>{messages.makeAppointment()}</ButtonLink>}
      {paths.contact && (
        <ButtonLink href={paths.contact} look={paths.appointment ? 'secondary' : 'primary'}>
          {messages.contact()}
        </ButtonLink>
      )}
    </p>
  )
}
