import { AddressLines } from '../../company/address-lines.tsx'
import { ContactList } from '../../company/contact-list.tsx'
import { OpeningHours } from '../../company/opening-hours.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { PageIntro } from '../../pages/shared/page-intro.tsx'
import { DirectionsSection } from '../../sections/directions-section.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { besideTexts } from '../../ui/phone-sizes.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './branch.module.css'
import type { BranchData, MemberView, ServiceView } from './branch-data.ts'

/** One branch: where it is, when it is open, who works there and what it does. */
export default function BranchPage({ data }: { data: BranchData }) {
  const { branch, members, services, images, others, headings } = data
  return (
    <>
      <div className={styles.top}>
        <div>
          <PageIntro heading={branch.name} lead={branch.description} />
          <Facts data={data} />
        </div>
        {branch.image && (
          <Picture image={branch.image} sizes={besideTexts('640px')} className={styles.picture} priority />
        )}
      </div>
      {services.length > 0 && <Places heading={headings.services} places={services} />}
      {members.length > 0 && <Team heading={headings.team} members={members} />}
      {images.length > 0 && (
        <div className={styles.pictures}>
          {images.map((image) => (
            <Picture key={image.src} image={image} sizes="(max-width: 767px) 100vw, 500px" className={styles.view} />
          ))}
        </div>
      )}
      <DirectionsSection section={{ kind: 'map', heading: headings.route, html: '', items: [], branches: [branch] }} />
      {others.length > 0 && <Places heading={headings.others} places={others} />}
    </>
  )
}

function Facts({ data: { branch, inStock } }: { data: BranchData }) {
  const { address, phone, email, hours, directions } = branch
  const messages = useMessages()
  const contact = {
    phones: phone ? [phone] : [],
    email: email ? { label: messages.email(), href: `mailto:${email}` } : undefined,
  }
  return (
    <div className={styles.facts}>
      <div>
        <AddressLines address={address} />
        <ContactList contact={contact} />
        <ButtonLink href={directions} look="secondary">
          {messages.directions()}
        </ButtonLink>
        {inStock && (
          <p className={styles.stock}>
            <Link href={inStock.href}>{inStock.label}</Link>
          </p>
        )}
      </div>
      {hours && (
        <section>
          <h2>{messages.openingHours()}</h2>
          <OpeningHours hours={hours} />
        </section>
      )}
    </div>
  )
}

function Places({ heading, places }: { heading: string; places: ServiceView[] }) {
  return (
    <section className={styles.block}>
      <h2>{heading}</h2>
      <ul className={styles.services}>
        {places.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
        ))}
      </ul>
    </section>
  )
}

function Team({ heading, members }: { heading: string; members: MemberView[] }) {
  return (
    <section className={styles.block}>
      <h2>{heading}</h2>
      <ul className={styles.team}>
        {members.map(({ name, role, image }) => (
          <li key={name}>
            {image && <Picture image={image} sizes="240px" className={styles.portrait} />}
            <strong>{name}</strong>
            {role && <span>{role}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
