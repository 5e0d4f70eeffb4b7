import type { PayPalAccount } from './paypal-account.ts'
import { type CallTools, callProvider, type ProviderJson, textOf } from './provider-call.ts'

/** PayPal's calls for one account (Orders v2), its access token kept while it is good. */
export function payPalCalls(options: CallTools & { readonly now: () => Date }) {
  const tokens = new Map<string, { token: string; until: number }>()

  async function token({ clientId, secret, url }: PayPalAccount): Promise<string> {
    const key = `${url} ${clientId} ${secret}`
    const known = tokens.get(key)
    if (known && known.until > options.now().getTime()) return known.token
    const answer = await callProvider(
      {
        method: 'POST',
        url: `${url}/v1/oauth2/token`,
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      options,
    )
    const token = textOf(answer, 'access_token')
    const until = options.now().getTime() + (Number(answer.expires_in) - 60) * 1000
    tokens.set(key, { token, until })
    return token
  }

  /** One call; `requestId` makes PayPal do it once, however often it is asked. */
  return async function call(
    account: PayPalAccount,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    requestId?: string,
  ): Promise<ProviderJson> {
    const headers = {
      authorization: `Bearer ${await token(account)}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(requestId && { 'paypal-request-id': requestId }),
    }
    const sent = method === 'POST' ? (body ?? {}) : undefined
    return callProvider({ method, url: account.url + path, headers, body: sent }, options)
  }
}

export type PayPalCall = ReturnType<typeof payPalCalls>
