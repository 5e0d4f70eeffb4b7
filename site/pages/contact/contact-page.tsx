import { AddressLines } from '../../company/address-lines.tsx'
import { ContactList } from '../../company/contact-list.tsx'
import { RichText } from '../../content/rich-text-block.tsx'
import { useShared } from '../../data/shared-data-context.tsx'
import { CONTACT_FORM_ID } from '../../forms/contact-anchor.ts'
import { ContactForm } from '../../forms/lazy-forms.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { Sections } from '../../sections/sections.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { besideTexts } from '../../ui/phone-sizes.ts'
import { Picture } from '../../ui/picture.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './contact.module.css'
import type { ContactData } from './contact-data.ts'

export default function ContactPage({ data }: { data: ContactData }) {
  const { heading, lead, lang, leadLang, html, textLang, image, sections, privacy, formNote, branches } = data
  const { address, contact } = useShared()
  const messages = useMessages()
  const phone = contact.phones.find(({ href }) => href)
  return (
    <>
      <div className={styles.top}>
        <div>
          <PageIntro heading={heading} lead={lead} lang={lang} leadLang={leadLang} />
          <div className={styles.facts}>
            <div>
              <AddressLines address={address} />
              <ContactList contact={contact} />
            </div>
            <RichText html={html} lang={textLang} />
          </div>
        </div>
        {/* Not first: on phones it stands below the texts, which it would keep waiting. */}
        {image && <Picture image={image} sizes={besideTexts('640px')} className={styles.picture} />}
      </div>
      <section id={CONTACT_FORM_ID} className={styles.write} aria-labelledby={`${CONTACT_FORM_ID}-heading`}>
        <div>
          <h2 id={`${CONTACT_FORM_ID}-heading`}>{messages.writeToUs()}</h2>
          <p className={styles.note}>{formNote}</p>
          {phone?.href && (
            <ButtonLink href={phone.href} look="secondary">
              {messages.callUs({ number: phone.text })}
            </ButtonLink>
          )}
        </div>
        <ContactForm privacy={privacy} branches={branches} />
      </section>
      <Sections sections={sections} />
      <div className={styles.end} />
    </>
  )
}
