import type { SignUpField } from '#domain/events/sign-up-request.ts'
import { personsProblem, signUpLimits } from '#domain/events/sign-up-request.ts'
import { admissionNote, signUpWords } from '#domain/events/sign-up-words.ts'
import type { Language } from '#domain/texts/language.ts'
import {
  approvalAgain,
  emailAttributes,
  type FilledForm,
  factList,
  fieldAgain,
  hiddenField,
  privacyNote,
} from '../forms/form-page.ts'
import { fill } from '../forms/mail-texts.ts'
import { formPageTexts, formProblemText } from '../forms/page-texts.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { eventFormPath } from './event-links.ts'
import { eventPageTexts } from './page-texts.ts'
import type { SignUp } from './sign-up.ts'
import { signUpFacts } from './sign-up-mail.ts'
import { signUpTexts } from './sign-up-texts.ts'
import type { StoredEvent } from './stored-event.ts'

const link = (href: string, label: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`

const wayBack = (event: StoredEvent, language: Language) => link(event.path(language), signUpTexts[language].toEvent)

interface Shown {
  readonly event: StoredEvent | undefined
  readonly language: Language
  /** Where it is cancelled; undefined when that is too late. */
  readonly action: string | undefined
  readonly note?: string | undefined
}

/** A sign-up as who made it sees it. */
export function signUpPage(signUp: SignUp, { event, language, action, note }: Shown) {
  const texts = eventPageTexts[language]
  const { state } = signUp
  if (!event && state !== 'cancelled')
    return { heading: texts.eventGone, paragraphs: [fill(texts.eventGoneText, { event: signUp.eventName })] }
  const shown = event?.isCancelled && state !== 'cancelled' ? 'off' : state
  const button = action
    ? `<form method="post" action="${escapeHtml(action)}">${hiddenField('language', language)}${hiddenField('action', 'cancel')}<button class="quiet">${escapeHtml(texts.cancel)}</button></form>`
    : ''
  return {
    heading: texts[shown],
    paragraphs: [...(note ? [note] : []), texts[`${shown}Text`]],
    form: event
      ? factList(signUpFacts(signUp, event, language)) +
        (shown === 'confirmed' ? link(`/feeds/event-${event.id}.${language}.ics`, texts.calendar) : '') +
        (shown === 'confirmed' || shown === 'waiting' ? button : '') +
        wayBack(event, language)
      : '',
  }
}

function problemText({ fields, problems, language }: FilledForm, name: SignUpField, most: number): string | undefined {
  if (problems[name] && name === 'phone') return eventPageTexts[language].phoneInvalid
  const wrong = name === 'persons' ? personsProblem(fields.persons, most) : undefined
  return wrong ? signUpWords[language].problems[wrong](most) : formProblemText(name, problems[name], language)
}

/** The form once more, with what was entered and what is wrong with it. */
export function signUpAgain(filled: FilledForm, event: StoredEvent, asksApproval: boolean) {
  const { language, fields } = filled
  const texts = eventPageTexts[language]
  const page = formPageTexts[language]
  const words = signUpWords[language]
  const most = event.mostPersons
  const again = (name: SignUpField, label: string, attributes: string) =>
    fieldAgain(fields, { name, label, attributes, problem: problemText(filled, name, most) })
  // The server finds what is wrong in the language of the page; browsers would speak their own.
  const form = `<form method="post" novalidate action="${eventFormPath}">${hiddenField('language', language)}${hiddenField('event', String(event.id))}
${again('name', page.name, `autocomplete="name" required maxlength="${signUpLimits.name}"`)}
${again('email', page.email, emailAttributes)}
${again('phone', `${texts.phone} (${texts.optional})`, `type="tel" autocomplete="tel" maxlength="${signUpLimits.phone}"`)}
${most > 1 ? again('persons', words.persons(most), `type="number" inputmode="numeric" min="1" max="${most}"`) : ''}
${asksApproval ? approvalAgain(fields, words.approval, problemText(filled, 'privacy', most)) : ''}
${event.admission ? `<p>${escapeHtml(admissionNote(event.admission, language))}</p>` : ''}
${privacyNote(words.use, language)}
<button>${escapeHtml(texts.send)}</button></form>${wayBack(event, language)}`
  return { heading: texts.againHeading, paragraphs: [event.name(language), texts.check], form }
}

/** The page of who cannot be signed up. */
export const refusedPage = (event: StoredEvent | undefined, language: Language) => ({
  heading: eventPageTexts[language].againHeading,
  paragraphs: [eventPageTexts[language].notOpen],
  form: event?.isPublished ? wayBack(event, language) : '',
})

/** The page after the form: the same whether the address was on the list or not, for anybody may enter anybody's. */
export const sentPage = (event: StoredEvent, email: string, language: Language) => ({
  heading: eventPageTexts[language].sentHeading,
  paragraphs: [fill(eventPageTexts[language].sentText, { email })],
  form: wayBack(event, language),
})
