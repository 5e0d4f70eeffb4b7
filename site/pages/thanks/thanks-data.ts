import { newsletterMessages } from '#domain/company/newsletter-messages.ts'
import { thanksAnchors } from '#domain/company/thanks-anchors.ts'
import type { Language } from '#domain/texts/language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { WrittenPage } from '../../data/rows.ts'
import { formMessages } from '../../forms/messages/form-messages.ts'
import { type ContentData, contentView } from '../content/content-data.ts'
import { answerParts } from '../shared/answer-parts.ts'
import { loadPageRow } from '../shared/load-page-row.ts'

export type ThanksData = ContentData & { newsletterNote: string; nothingNote: string }

const NO_PAGE: WrittenPage = { name: 'thanks', image: null, hide_clock: false, sections: [], translations: [] }

/** For who comes here without having sent anything. */
const nothingSent: Record<Language, string> = {
  de: 'Hier danken wir für Nachrichten, Anfragen und Anmeldungen. Gerade ist keine von Ihnen dabei. Möchten Sie uns schreiben? Auf der Kontaktseite finden Sie alle Wege zu uns.',
  en: 'This is where we thank you for messages, requests and sign-ups. There is none from you just now. Would you like to write to us? You will find every way to reach us on the contact page.',
  fr: 'Ici, nous vous remercions de vos messages, demandes et inscriptions. Il n’y en a pas de votre part pour le moment. Souhaitez-vous nous écrire\u202f? La page de contact vous indique comment nous joindre.',
}

/** Forms lead here, so the page is there even where editors have written none; it is no page to be found by searching. */
export async function thanksData(request: PageRequest) {
  const { language } = request
  const messages = await formMessages.load(language)
  const page = (await loadPageRow('thanks', request)) ?? NO_PAGE
  const content = await contentView(
    page,
    request,
    Object.values(thanksAnchors).map((anchor) => anchor.slice(1)),
  )
  const heading = content.heading || messages.thanks()
  const newsletterNote = `${newsletterMessages.success[language]} ${messages.confirmByMail()}`
  const data: ThanksData = { ...content, heading, newsletterNote, nothingNote: nothingSent[language] }
  const parts = answerParts(page, request)
  const title = page === NO_PAGE ? heading : parts.meta.title
  return { data, ...parts, meta: { ...parts.meta, title, noindex: true } }
}
