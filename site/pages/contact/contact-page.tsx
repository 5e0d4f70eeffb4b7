import { RichText } from '../../content/rich-text-block.tsx'
import { useShared } from '../../data/shared-data-context.tsx'
import { Address } from '../../layout/address.tsx'
import { ContactList } from '../../layout/contact-list.tsx'
import { Sections } from '../../sections/sections.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ContentData } from '../content/content-data.ts'
import { PageIntro } from '../page-intro.tsx'
import styles from './contact.module.css'

export default function ContactPage({ data: { heading, lead, html, image, sections } }: { data: ContentData }) {
  const { address, contact } = useShared()
  return (
    <>
      <div className={styles.top}>
        <div>
          <PageIntro heading={heading} lead={lead} />
          <div className={styles.facts}>
            <div>
              <Address address={address} />
              <ContactList contact={contact} />
            </div>
            <RichText html={html} />
          </div>
        </div>
        {image && <Picture image={image} sizes="(max-width: 991px) 100vw, 640px" className={styles.picture} priority />}
      </div>
      <Sections sections={sections} />
      <div className={styles.end} />
    </>
  )
}
