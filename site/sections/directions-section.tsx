import { AddressLines } from '../company/address-lines.tsx'
import { RichText } from '../content/rich-text-block.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { browserPart } from '../ui/browser-part.tsx'
import { Link } from '../ui/link.tsx'
import styles from './directions-section.module.css'
import sectionStyles from './section.module.css'
import { SectionHeading } from './section-heading.tsx'
import type { SectionOf } from './section-view.ts'

const BranchMaps = browserPart(() => import('./branch-maps.tsx'))

/** How to find the branches, or the company that has none: the way in words, and a link into a maps service for each (SPEC 2, contact page). */
export function DirectionsSection({ section: { html, branches, ...head } }: { section: SectionOf<'map'> }) {
  const messages = useMessages()
  return (
    <section className={`${sectionStyles.section} ${styles.section}`}>
      <div>
        <SectionHeading {...head} heading={head.heading ?? messages.findUs()} />
        <RichText html={html} />
      </div>
      {branches.length > 0 && (
        <ul className={styles.list}>
          {branches.map(({ name, address, directions }) => (
            <li key={name} className={styles.item}>
              <AddressLines address={{ ...address, name }} />
              <Link href={directions} aria-label={`${messages.directions()}, ${name} (${messages.opensInNewTab()})`}>
                {messages.directions()}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {branches.some(({ map }) => map) && (
        <div className={styles.maps} data-wakes="">
          <BranchMaps branches={branches} />
        </div>
      )}
    </section>
  )
}
