import { PROOF_NAMES, proofOf } from './proof-fields.ts'
import { type NewsletterTool, SubscriberRefused, ToolFault } from './tool.ts'
import { callTool, isGood, recordsIn, type ToolCall, type ToolFetch } from './tool-call.ts'

export const BREVO_URL = 'https://api.brevo.com'

/** Contacts of one page: as many as the call gives of lists. */
const PAGE = 500

export interface BrevoAccount {
  readonly url?: string | undefined
  readonly key: string
  /** Number of the list. */
  readonly list: string
}

/**
 * Brevo by version 3 of its public calls. Who leaves is taken off the list and written to by no campaign; one who had left there is
 * written to again only after a new confirmation.
 */
export function brevo({ url = BREVO_URL, key, list }: BrevoAccount, fetch: ToolFetch): NewsletterTool {
  const call = (method: ToolCall['method'], path: string, body?: unknown) =>
    callTool({ method, url: `${url}/v3${path}`, headers: { 'api-key': key }, body }, fetch)

  const contact = (email: string) => `/contacts/${encodeURIComponent(email)}?identifierType=email_id`

  async function makeFields() {
    const { json } = await call('GET', '/contacts/attributes')
    const known = recordsIn((json as { attributes?: unknown } | undefined)?.attributes).map(({ name }) => name)
    for (const name of PROOF_NAMES.filter((one) => !known.includes(one)))
      await call('POST', `/contacts/attributes/normal/${name}`, { type: 'text' })
  }

  return {
    async prepare() {
      const answer = await call('GET', `/contacts/lists/${encodeURIComponent(list)}`)
      if (!isGood(answer)) throw new ToolFault(answer.status === 404 ? 'unknown_list' : 'refused')
      await makeFields()
    },
    async subscribe(subscriber) {
      const answer = await call('POST', '/contacts', {
        email: subscriber.email,
        attributes: proofOf(subscriber),
        listIds: [Number(list)],
        updateEnabled: true,
        ...(subscriber.isBack && { emailBlacklisted: false }),
      })
      if (!isGood(answer)) throw new SubscriberRefused(`HTTP ${answer.status}`)
    },
    async leave(email) {
      const answer = await call('PUT', contact(email), { emailBlacklisted: true, unlinkListIds: [Number(list)] })
      if (!isGood(answer) && answer.status !== 404) throw new SubscriberRefused(`HTTP ${answer.status}`)
    },
    async erase(email) {
      const answer = await call('DELETE', contact(email))
      if (!isGood(answer) && answer.status !== 404) throw new SubscriberRefused(`HTTP ${answer.status}`)
    },
    async *leftSince(since) {
      for (let offset = 0; ; offset += PAGE) {
        const changed = since ? `&modifiedSince=${encodeURIComponent(since)}` : ''
        const answer = await call('GET', `/contacts?limit=${PAGE}&offset=${offset}&sort=asc${changed}`)
        if (!isGood(answer)) throw new ToolFault('refused', `HTTP ${answer.status}`)
        const contacts = recordsIn((answer.json as { contacts?: unknown } | undefined)?.contacts)
        yield contacts.filter((each) => hasLeft(each, Number(list))).map(({ email }) => String(email ?? ''))
        if (contacts.length < PAGE) return
      }
    },
  }
}

/** Left for good, or this list alone. */
const hasLeft = ({ emailBlacklisted, listUnsubscribed }: Record<string, unknown>, list: number): boolean =>
  emailBlacklisted === true || (Array.isArray(listUnsubscribed) && listUnsubscribed.includes(list))
