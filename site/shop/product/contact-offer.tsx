import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './contact-offer.module.css'

/** For what cannot be had here: the shop's telephone and an appointment. */
export function ContactOffer({ text }: { text: string }) {
  const { contact, paths } = useShared()
  const messages = useMessages()
  const phone = contact.phones.find(({ href }) => href)
  return (
    <div className={styles.offer}>
      <p>{text}</p>
      {phone?.href && (
        <p className={styles.phone}>
          <Link href={phone.href}>{phone.text}</Link>
        </p>
      )}
      <p className={styles.ways}>
        {paths.appointment && <ButtonLink href={paths.appointment}>{messages.makeAppointment()}</ButtonLink>}
        {paths.contact && (
          <ButtonLink href={paths.contact} look={paths.appointment ? 'secondary' : 'primary'}>
            {messages.writeToUs()}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
