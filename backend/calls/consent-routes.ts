import { Hono } from 'hono'
import { checkConsentLog } from '#domain/consent/consent-log.ts'
import { logConsent } from '../forms/consent-log.ts'
import { type FormVariables, formCall } from '../forms/form-call.ts'
import { TooMany } from '../forms/form-limits.ts'
import { formFault } from '../forms/form-problems.ts'
import type { FormsOptions } from '../forms/services.ts'
import { jsonAnswer } from '../http/answer.ts'
import { clientKey } from '../http/client-key.ts'
import { createTokenBuckets } from '../http/token-buckets.ts'

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
    return jsonAnswer({ status: 'ok', public: true })
  })
}
