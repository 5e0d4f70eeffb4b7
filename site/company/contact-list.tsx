import type { ContactView } from '../data/shared-data.ts'
import { Link } from '../ui/link.tsx'
import styles from './contact-list.module.css'

/** Numbers and e-mail as the server formatted them; a number that cannot be called stays text (SPEC 5, 9). */
export function ContactList({ contact }: { contact: ContactView }) {
  return (
    <dl className={styles.list}>
      {contact.phones.map(({ label, text, title, href }) => (
        <div key={text} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            {href ? (
              <Link href={href} title={title}>
                {text}
              </Link>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
      {contact.email && (
        <div className={styles.row}>
          <dt>{contact.email.label}</dt>
          <dd>
            <Link href={contact.email.href}>
              <MailAddress address={contact.email.href.replace('mailto:', '')} />
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Too long for its column, it is broken before the @ and nowhere else. */
function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {name}
      <wbr />
      {`@${host}`}
    </>
  )
}
