import { eventTime } from '#domain/events/event-time.ts'
import { admissionText, signUpWords } from '#domain/events/sign-up-words.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import type { ShopNotice } from '../forms/mail-to-shop.ts'
import { keptDays } from '../forms/retention.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailWords } from '../mail/own-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { eventSource } from './event-file.ts'
import type { EventOptions, SignUp } from './sign-up.ts'
import { type SignUpMail, signUpTexts } from './sign-up-texts.ts'
import type { StoredEvent } from './stored-event.ts'

/** What counts of a sign-up, as visitors read it. */
export function signUpFacts({ persons }: SignUp, event: StoredEvent, language: Language): [string, string][] {
  const texts = signUpTexts[language]
  const place = event.place(language)
  const { admission } = event
  return [
    [texts.event, event.name(language)],
    [texts.when, eventTime(event.startsAt, event.endsAt, language)],
    ...(place ? ([[texts.where, place]] as [string, string][]) : []),
    [texts.persons, String(persons)],
    ...(admission ? ([[texts.price, admissionText(admission, language, persons)]] as [string, string][]) : []),
  ]
}

interface Cause {
  readonly project: Project
  readonly event: StoredEvent
  readonly kind: SignUpMail
}

/** Queues a mail to who signed up, in the caller's transaction; who comes gets the event as a calendar file. */
export async function mailSignUp(
  options: EventOptions,
  trx: Database,
  signUp: SignUp,
  { project, event, kind }: Cause,
): Promise<void> {
  const { language, origin, uuid, name, email } = signUp
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  const { from, siteName } = letterhead
  if (!from) return
  const texts = signUpTexts[language]
  const words = await mailWords(trx, { project: project.id, kind: `event_${kind}`, language }, texts.mails[kind])
  const values = { event: event.name(language), site: siteName }
  const subject = fill(words.subject, values)
  const link = origin + options.eventLinks.path(uuid)
  const comes = signUp.state === 'confirmed'
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [fill(words.text, values)],
      facts: signUpFacts(signUp, event, language),
      button:
        kind === 'cancelled'
          ? { label: texts.toEvent, href: origin + event.path(language) }
          : { label: texts.change, href: link },
      notes: kind === 'cancelled' ? [] : [...(event.admission ? [signUpWords[language].onSite] : []), texts.notYou],
    },
    letterhead,
  )
  const occasion = {
    id: `event-${event.id}@${project.domain}`,
    summary: event.name(language),
    place: event.place(language),
    link: origin + event.path(language),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    sentOn: options.now(),
  }
  await queueMail(
    trx,
    {
      project: project.id,
      kind: `event_${kind}`,
      from,
      to: { name, address: email },
      ...(letterhead.email && { replyTo: { name: siteName, address: letterhead.email } }),
      subject,
      ...letter,
      ...(comes && { attachments: [eventSource(occasion)] }),
      keepDays: keptDays.mail,
    },
    options,
  )
}

/** What the shop is told of somebody who signed up. */
export function shopNotice(
  signUp: SignUp,
  event: StoredEvent,
  { language, phone }: { readonly language: Language; readonly phone: string },
): ShopNotice {
  const texts = signUpTexts[language]
  const isWaiting = signUp.state === 'waiting'
  const seats = event.seats === null ? null : `${event.given + (isWaiting ? 0 : signUp.persons)} / ${event.seats}`
  return {
    kind: 'event',
    language,
    subject: fill(isWaiting ? texts.shopWaiting : texts.shopSubject, {
      event: event.name(language),
      name: signUp.name,
    }),
    facts: [
      ...signUpFacts(signUp, event, language),
      [texts.name, signUp.name],
      [texts.email, signUp.email],
      [texts.phone, phone || null],
      [texts.seats, seats],
    ],
    note: texts.shopNote,
    replyTo: { name: signUp.name, address: signUp.email },
    isRequest: true,
  }
}
