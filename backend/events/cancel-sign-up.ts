import type { Language } from '#domain/texts/language.ts'
import { announce } from '../items/history.ts'
import type { Project } from '../project/project.ts'
import { holdEvent, settleSeats } from './settle-seats.ts'
import { changeOfSignUp, type EventOptions, type SignUp } from './sign-up.ts'
import { mailSignUp } from './sign-up-mail.ts'
import { readEvent } from './stored-event.ts'

/** Takes somebody off the list who does not come, and lets who waits have the seats. False when it is too late, or done already. */
export async function cancelSignUp(
  options: EventOptions,
  signUp: SignUp,
  project: Project,
  first: Language,
): Promise<boolean> {
  const { db, now } = options
  const isDone = await db.transaction().execute(async (trx) => {
    if (signUp.event !== null) await holdEvent(trx, signUp.event)
    const event = signUp.event === null ? undefined : await readEvent(trx, signUp.event, first)
    if (event && event.startsAt <= now()) return false
    const { numUpdatedRows } = await trx
      .updateTable('event_signup')
      .set({ state: 'cancelled' })
      .where('id', '=', signUp.id)
      .where('state', '<>', 'cancelled')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    await announce(trx, [changeOfSignUp(signUp)], now().toISOString())
    if (!event) return true
    await mailSignUp(options, trx, { ...signUp, state: 'cancelled' }, { project, event, kind: 'cancelled' })
    await settleSeats(options, trx, event, project)
    return true
  })
  if (isDone) options.wakeMail()
  return isDone
}
