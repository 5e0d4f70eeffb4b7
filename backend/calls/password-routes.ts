import { Hono } from 'hono'
import type { Invitation } from '#contract/wire/accounts.ts'
import { emailKey, parseEmail } from '#domain/texts/email.ts'
import { defaultLanguage } from '#domain/texts/language.ts'
import { accountByEmail } from '../auth/account.ts'
import { addFirstAccount, hasNoAccount } from '../auth/first-account.ts'
import { invitationOf } from '../auth/invitation.ts'
import { requestReset, resetPassword } from '../auth/password-reset.ts'
import { attemptOf } from '../auth/sign-in.ts'
import { countAttempt } from '../auth/throttle.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody, textIn } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { Invalid } from '../items/validate.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { askedFrom } from './asked-from.ts'
import { changeTools } from './change-tools.ts'
import { placeOf } from './place-of.ts'
import type { Services } from './services.ts'

const done = () => jsonAnswer({ public: true })

/** Forgotten passwords, and the first account of an installation. (SPEC 7, CONTRACTS 2) */
export function passwordRoutes(services: Services): Hono<Variables> {
  const { db, defaults, secret, sendMail, log } = services
  return new Hono<Variables>()
    .post('/password/request', async ({ req, var: { caller } }) => {
      const body = await objectBody(req.raw)
      const email = textIn(body, 'email')
      // Directus has the caller name the page of the link (`reset_url`): it is taken and not followed.
      const project = await caller.project()
      const now = defaults.now()
      const who = emailKey(email.trim())
      await countAttempt(
        db,
        await attemptOf(placeOf(services, req.raw), 'reset', who, await accountByEmail(db, who)),
        now,
      )
      // Not awaited: how long it takes would tell that the e-mail is known.
      requestReset(db, { email, project, from: askedFrom(services, req.raw), now })
        .then((mail) => mail && sendMail?.(mail, project.id))
        .catch((error) => log?.('A password could not be reset', error))
      return done()
    })
    .post('/password/invitation', async ({ req, var: { caller } }) => {
      const found = await invitationOf(db, textIn(await objectBody(req.raw), 'token'), defaults.now())
      if (!found) throw new Fault('invalidResetToken', 'The link is no invitation, or not valid any more')
      const project = await caller.project()
      const { siteName: site } = await letterheadOf(db, project, defaultLanguage, undefined)
      return jsonAnswer({ data: { ...found, site } satisfies Invitation, public: true })
    })
    .post('/password/reset', async ({ req, var: { caller } }) => {
      const body = await objectBody(req.raw)
      await resetPassword(await changeTools(services, caller, req.raw), textIn(body, 'token'), body.password)
      services.accountMails?.wake()
      return done()
    })
    .get('/first', async () =>
      jsonAnswer({ data: { open: secret !== undefined && (await hasNoAccount(db)) }, public: true }),
    )
    .post('/first', async ({ req }) => {
      if (secret === undefined) throw new Fault('forbidden', 'This installation has no lasting secret')
      const body = await objectBody(req.raw)
      const email = textIn(body, 'email')
      if (!parseEmail(email)) throw new Invalid([{ field: 'email', message: 'must be an e-mail address' }])
      await addFirstAccount(db, secret, { token: textIn(body, 'token'), email, password: textIn(body, 'password') })
      return done()
    })
}
