import { PROOF_NAMES, proofOf } from './proof-fields.ts'
import { type NewsletterTool, SubscriberRefused, ToolFault } from './tool.ts'
import { callTool, isGood, recordsIn, type ToolCall, type ToolFetch } from './tool-call.ts'

export const CLEVERREACH_URL = 'https://rest.cleverreach.com'

/** Receivers of one page; the calls give at most ten times as many. */
const PAGE = 500

export interface CleverReachAccount {
  readonly url?: string | undefined
  readonly client: string
  readonly secret: string
  /** Number of the list of receivers. */
  readonly list: string
}

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)

/** Fields there are called in small letters. */
const fieldName = (name: string) => name.toLowerCase()

/**
 * CleverReach by version 3 of its public calls, signed in as a program (OAuth, `client_credentials`). One who had left there is made
 * active again only after a new confirmation.
 */
export function cleverReach(account: CleverReachAccount, fetch: ToolFetch): NewsletterTool {
  const { url = CLEVERREACH_URL, client, secret, list } = account
  const group = `/groups.json/${encodeURIComponent(list)}`
  let token: Promise<string> | undefined

  async function signIn(): Promise<string> {
    const { json, status } = await callTool(
      {
        method: 'POST',
        url: `${url}/oauth/token.php`,
        headers: { authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      },
      fetch,
    )
    const given = (json as { access_token?: unknown } | undefined)?.access_token
    if (typeof given !== 'string' || given === '') throw new ToolFault('wrong_credentials', `HTTP ${status}`)
    return given
  }

  async function call(method: ToolCall['method'], path: string, body?: unknown) {
    token ??= signIn()
    const headers = { authorization: `Bearer ${await token}` }
    return callTool({ method, url: `${url}/v3${path}`, headers, body }, fetch)
  }

  const receiver = (email: string) => `${group}/receivers/${encodeURIComponent(email)}`

  async function ended(method: 'PUT' | 'DELETE', path: string) {
    const answer = await call(method, path, method === 'PUT' ? {} : undefined)
    if (!isGood(answer) && answer.status !== 404) throw new SubscriberRefused(`HTTP ${answer.status}`)
  }

  return {
    async prepare() {
      const answer = await call('GET', group)
      if (!isGood(answer)) throw new ToolFault(answer.status === 404 ? 'unknown_list' : 'refused')
      const { json } = await call('GET', `${group}/attributes`)
      const known = recordsIn(json).map(({ name }) => name)
      for (const name of PROOF_NAMES.map(fieldName).filter((one) => !known.includes(one)))
        await call('POST', `${group}/attributes`, { name, type: 'text', description: name })
    },
    async subscribe(subscriber) {
      const activated = seconds(subscriber.confirmed_on)
      const answer = await call('POST', `${group}/receivers/upsertplus`, [
        {
          email: subscriber.email,
          registered: subscriber.requested_on ? seconds(subscriber.requested_on) : activated,
          activated,
          ...(subscriber.isBack && { deactivated: 0 }),
          source: 'Website',
          attributes: proofOf(subscriber, fieldName),
        },
      ])
      if (!isGood(answer)) throw new SubscriberRefused(`HTTP ${answer.status}`)
    },
    leave: (email) => ended('PUT', `${receiver(email)}/deactivate`),
    erase: (email) => ended('DELETE', receiver(email)),
    async *leftSince() {
      for (let page = 0; ; page++) {
        const answer = await call('GET', `${group}/receivers?type=inactive&pagesize=${PAGE}&page=${page}`)
        if (!isGood(answer)) throw new ToolFault('refused', `HTTP ${answer.status}`)
        const receivers = recordsIn(answer.json)
        yield receivers.filter(({ deactivated }) => Number(deactivated) > 0).map(({ email }) => String(email ?? ''))
        if (receivers.length < PAGE) return
      }
    },
  }
}
