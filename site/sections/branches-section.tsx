import { AddressLines } from '../company/address-lines.tsx'
import { ContactList } from '../company/contact-list.tsx'
import { OpeningHours } from '../company/opening-hours.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './branches-section.module.css'
import { ListSection } from './list-section.tsx'
import { partLevel } from './part-level.ts'
import type { BranchView, SectionOf } from './section-view.ts'

export function BranchesSection({ section }: { section: SectionOf<'branches'> }) {
  return (
    <ListSection section={section}>
      <div className={styles.list}>
        {section.branches.map((branch) => (
          <Branch key={branch.name} branch={branch} level={partLevel(section)} />
        ))}
      </div>
    </ListSection>
  )
}

function Branch({
  branch: { name, description, image, address, phone, email, hours, directions, href },
  level,
}: {
  branch: BranchView
  level: number | undefined
}) {
  const messages = useMessages()
  const contact = {
    phones: phone ? [phone] : [],
    email: email ? { label: messages.email(), href: `mailto:${email}` } : undefined,
  }
  return (
    <article className={styles.branch}>
      {image && (
        <Picture
          image={image}
          sizes="(max-width: 1023px) 100vw, (max-width: 1599px) 530px, 720px"
          className={styles.picture}
        />
      )}
      <h3 className={styles.name} aria-level={level}>
        {href ? <Link href={href}>{name}</Link> : name}
      </h3>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.facts}>
        <div>
          <AddressLines address={address} />
          <ContactList contact={contact} />
          <p className={styles.directions}>
            <Link href={directions}>{messages.directions()}</Link>
          </p>
        </div>
        {hours && (
          <section>
            <h4 aria-level={level && level + 1}>{messages.openingHours()}</h4>
            <OpeningHours hours={hours} />
          </section>
        )}
      </div>
    </article>
  )
}
