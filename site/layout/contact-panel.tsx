import { AddressLines } from '../company/address-lines.tsx'
import { ContactList } from '../company/contact-list.tsx'
import { OpeningHours } from '../company/opening-hours.tsx'
import { useShared } from '../data/shared-data-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Link } from '../ui/link.tsx'
import styles from './contact-panel.module.css'

/** The contact side of the drawer: who we are, how to reach us, when we are open. */
export function ContactPanel() {
  const { contact, address, hours, houses, paths } = useShared()
  const messages = useMessages()
  return (
    <div className={styles.panel}>
      <AddressLines address={address} />
      <ContactList contact={contact} />
      {hours && (
        <section>
          <h3 className={styles.heading}>{messages.openingHours()}</h3>
          <OpeningHours hours={hours} />
        </section>
      )}
      {houses.map(({ label, href, lines, open }) => (
        <section key={href}>
          <h3 className={styles.heading}>
            <Link href={href}>{label}</Link>
          </h3>
          <OpeningHours hours={open} />
          <AddressLines address={{ lines }} />
        </section>
      ))}
      <ButtonLink href={paths.contact ?? '/'}>{messages.contact()}</ButtonLink>
      {paths.appointment && (
        <ButtonLink href={paths.appointment} look="secondary">
          {messages.makeAppointment()}
        </ButtonLink>
      )}
    </div>
  )
}
