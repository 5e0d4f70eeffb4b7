import { newsletterMessages } from '#domain/newsletter-messages.ts'
import { RichText } from '../../content/rich-text-block.tsx'
import { useShared } from '../../data/shared-data-context.tsx'
import { useFormMessages } from '../../forms/messages/form-messages.ts'
import { useSentContact } from '../../forms/sent-contact.ts'
import { Sections } from '../../sections/sections.tsx'
import type { ContentData } from '../content/content-data.ts'
import { PageIntro } from '../page-intro.tsx'
import styles from './thanks.module.css'

/**
 * The page after a form, with or without name and e-mail (SPEC 2): they come from the page that sent the form, never from the
 * address. Who asked for the newsletter without a script comes to its own part, which the address points to.
 */
export default function ThanksPage({ data: { heading, lead, lang, html, textLang, sections } }: { data: ContentData }) {
  const messages = useFormMessages()
  const { page } = useShared()
  const sent = useSentContact()
  return (
    <>
      <PageIntro heading={sent ? messages.thanksName({ name: sent.name }) : heading} lang={sent ? undefined : lang} />
      <div className={styles.page}>
        <p id="newsletter" className={styles.newsletter}>
          {newsletterMessages.success[page.language]} {messages.confirmByMail()}
        </p>
        <div className={styles.contact}>
          {lead && (
            <p className={styles.lead} lang={lang}>
              {lead}
            </p>
          )}
          {sent && <p>{messages.answerTo({ email: sent.email })}</p>}
          <RichText html={html} lang={textLang} />
        </div>
      </div>
      <Sections sections={sections} />
    </>
  )
}
