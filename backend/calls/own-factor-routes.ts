import { Hono } from 'hono'
import { newOtpSecret } from '../auth/one-time-password.ts'
import { renewCodes, setUpFactor, takeFactorOff } from '../auth/second-factor.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { objectBody, textIn } from '../http/body.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import { confirmed } from './confirmed.ts'
import type { Services } from './services.ts'

/** The second factor of whoever asks, and its recovery codes. (SPEC 7) */
export function ownFactorRoutes(services: Services): Hono<Variables> {
  const { accountMails } = services
  const byPassword = async (caller: Caller, request: Request) =>
    confirmed(services, caller, request, (await objectBody(request)).current_password)
  return new Hono<Variables>()
    .get('/utils/2fa_secret', async ({ var: { caller } }) => {
      await signedIn(caller)
      return jsonAnswer({ data: { '2fa_secret': newOtpSecret() } })
    })
    .post('/users/me/activate_2fa', async ({ req, var: { caller } }) => {
      const body = await objectBody(req.raw)
      const { account, tools } = await confirmed(services, caller, req.raw, body.current_password)
      const given = { secret: textIn(body, 'tfa_secret'), otp: textIn(body, 'otp') }
      const recovery_codes = await setUpFactor(tools, account, given)
      accountMails?.wake()
      return jsonAnswer({ data: { recovery_codes } })
    })
    .post('/users/me/deactivate_2fa', async ({ req, var: { caller } }) => {
      const { account, tools } = await byPassword(caller, req.raw)
      await takeFactorOff(tools, account)
      accountMails?.wake()
      return noContent()
    })
    .post('/users/me/recovery_codes', async ({ req, var: { caller } }) => {
      const { account, tools } = await byPassword(caller, req.raw)
      const recovery_codes = await renewCodes(tools, account)
      accountMails?.wake()
      return jsonAnswer({ data: { recovery_codes } })
    })
}
