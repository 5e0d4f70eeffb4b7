import { RichText } from '../content/rich-text-block.tsx'
import { useShared } from '../data/shared-data-context.tsx'
import { CONTACT_FORM_ID } from '../forms/contact-anchor.ts'
import { useMessages } from '../messages/messages-context.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './cta-section.module.css'
import type { SectionWords } from './section-view.ts'

/** The call-to-action banner (SPEC 2): call us, or use what the editor links to, else the contact form. */
export function CtaSection({ section: { heading, headingLang, html, link } }: { section: SectionWords }) {
  const { contact, paths } = useShared()
  const messages = useMessages()
  const phone = contact.phones.find(({ href }) => href)
  const form = { label: messages.writeToUs(), href: `${paths.contact ?? ''}#${CONTACT_FORM_ID}` }
  const { label, href } = link ?? form
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        <h2 lang={headingLang}>{heading}</h2>
        <RichText html={html} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={href}>{label}</ButtonLink>
        {phone?.href && (
          <ButtonLink href={phone.href} look="secondary">
            {messages.callUs({ number: phone.text })}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
