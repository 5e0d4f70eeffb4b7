import { RichText } from '../../content/rich-text-block.tsx'
import { useShared } from '../../data/shared-data-context.tsx'
import { useSentContact } from '../../forms/sent-contact.ts'
import { useMessages } from '../../messages/messages-context.tsx'
import { Sections } from '../../sections/sections.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './thanks.module.css'
import type { ThanksData } from './thanks-data.ts'

/**
 * The page after a form, with or without name and e-mail (SPEC 2): they come from the page that sent the form, never from the
 * address. The address points to the part that is meant, for who sent a form without a script; who sent nothing is thanked for nothing.
 */
export default function ThanksPage({ data }: { data: ThanksData }) {
  const { heading, lead, lang, leadLang, html, textLang, sections, newsletterNote, nothingNote } = data
  const messages = useMessages()
  const { page, paths } = useShared()
  const sent = useSentContact(page.language)
  return (
    <div id="message" className={styles.thanks}>
      <PageIntro heading={sent?.heading ?? heading} lang={sent ? undefined : lang} />
      <div className={styles.page}>
        <p id="newsletter" className={styles.newsletter}>
          {newsletterNote}
        </p>
        <p className={styles.nothing} data-sent={sent ? true : undefined}>
          {nothingNote}
        </p>
        <div className={styles.contact}>
          {lead && (
            <p className={styles.lead} lang={leadLang}>
              {lead}
            </p>
          )}
          {sent && <p>{sent.note}</p>}
          <RichText html={html} lang={textLang} />
        </div>
        <ButtonLink href={paths.home ?? '/'} look="secondary">
          {messages.backHome()}
        </ButtonLink>
      </div>
      <Sections sections={sections} />
    </div>
  )
}
