import { Hono } from 'hono'
import { checkConsentLog } from '#domain/consent/consent-log.ts'
import { json } from '../http/answer.ts'
import { clientKey } from './client-key.ts'
import { logConsent } from './consent-log.ts'
import { type FormVariables, formCall } from './form-call.ts'
import { TooMany } from './form-limits.ts'
import { formFault } from './form-problems.ts'
import type { FormsOptions } from './services.ts'
import { createTokenBuckets } from './token-buckets.ts'

/**
 * `POST /forms/consent`: visitor, banner_version, action, choices, language. Many visitors may share one address (the shop's own
 * WLAN), and none sends much: thirty at once from one address, then one every ten seconds.
 */
export function consentRoutes(options: FormsOptions): Hono<FormVariables> {
  const senders = createTokenBuckets({ capacity: 30, refill: 10_000, now: options.now })
  return new Hono<FormVariables>().post('/consent', async (context) => {
    const { project, fields, language, request } = await formCall(options, context)
    const result = checkConsentLog(fields)
    if (!result.ok) throw formFault(result.problems)
    const wait = senders.take(`${project.id} ${clientKey(options.clientAddress(request))}`)
    if (wait > 0) throw new TooMany(wait)
    await logConsent(options, { project, entry: result.entry, language })
    return json({ status: 'ok', public: true })
  })
}
