import { sql } from 'kysely'
import { freeSeats, standingOf } from '#domain/events/seats.ts'
import type { SignUpRequest } from '#domain/events/sign-up-request.ts'
import { emailKey } from '#domain/texts/email.ts'
import type { Language } from '#domain/texts/language.ts'
import { mailToShop } from '../forms/mail-to-shop.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import { announce, asNew } from '../items/history.ts'
import type { Project } from '../project/project.ts'
import { givenSeats, holdEvent, settleSeats } from './settle-seats.ts'
import { type EventOptions, signUpOf } from './sign-up.ts'
import { mailSignUp, shopNotice } from './sign-up-mail.ts'
import { readEvent, type StoredEvent } from './stored-event.ts'

/** Somebody who wants to come. */
export interface WantedSeats {
  readonly project: Project
  readonly event: StoredEvent
  readonly request: SignUpRequest
  readonly language: Language
  readonly shopLanguage: Language
  readonly origin: string
}

/**
 * Puts somebody on the list, or on that of those who wait, with mails to them and to the shop, in one transaction. Whose address is on
 * it already stays there as they are and is told so by mail alone: to who asks, both are the same. False when it is too late.
 */
export async function takeSignUp(options: EventOptions, wanted: WantedSeats): Promise<boolean> {
  const { db, now } = options
  const { project, request, language, shopLanguage } = wanted
  const done = await db.transaction().execute(async (trx) => {
    await holdEvent(trx, wanted.event.id)
    const event = await readEvent(trx, wanted.event.id, shopLanguage)
    const moment = now()
    if (!event?.isPublished || event.state(moment) !== 'open') return false
    const same = await trx
      .selectFrom('event_signup')
      .selectAll()
      .where('event', '=', event.id)
      .where((is) => is(sql`email_key(email)`, '=', emailKey(request.email)))
      .where('state', '<>', 'cancelled')
      .executeTakeFirst()
    if (same) {
      const before = signUpOf(same)
      const kind = before.state === 'confirmed' ? 'again_confirmed' : 'again_waiting'
      await mailSignUp(options, trx, before, { project, event, kind })
      return true
    }
    const row = await trx
      .insertInto('event_signup')
      .values({
        project: project.id,
        uuid: options.uuid(),
        event: event.id,
        event_name: event.name(language),
        state: standingOf(request.persons, freeSeats(event.seats, await givenSeats(trx, event.id))),
        persons: request.persons,
        name: request.name,
        email: request.email,
        phone: request.phone || null,
        language,
        origin: wanted.origin,
        created_on: moment.toISOString(),
        expires_on: expiry(event.endsAt, keptDays.eventSignUp),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const signUp = signUpOf(row)
    const kind = signUp.state === 'confirmed' ? 'confirmed' : 'waiting'
    await mailSignUp(options, trx, signUp, { project, event, kind })
    await mailToShop(options, trx, project, shopNotice(signUp, event, { language: shopLanguage, phone: request.phone }))
    await announce(trx, [asNew(project.id, 'event_signup', signUp.id)], moment.toISOString())
    await settleSeats(options, trx, event, project)
    return true
  })
  if (done) options.wakeMail()
  return done
}
