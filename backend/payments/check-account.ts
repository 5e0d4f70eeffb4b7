import type { CheckResult } from '#domain/company/connection-check.ts'
import type { PaymentProvider } from '#domain/money/payment-methods.ts'
import { wordsOf } from '../outside/words-of.ts'
import type { KlarnaAccount } from './klarna-account.ts'
import type { PayPalAccount } from './paypal-account.ts'
import { type CallTools, callProvider, ProviderDown, type ProviderJson, ProviderRefused } from './provider-call.ts'

/** Whether an address is one of the provider's own: nobody else's host is called because somebody typed it in. */
export function isOwnHost(address: string, domain: ProviderDomain): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.port === '' && `.${url.hostname}`.endsWith(`.${domain}`)
}

type ProviderDomain = `${PaymentProvider}.com`

/**
 * Where the calls of an account go, without a slash at its end: to the address that a project has typed only if it is the provider's
 * own and the secret is the project's own too, else to `otherwise`. The environment's secret is never sent where a project says.
 */
export function accountUrl(
  { typed, ownSecret, domain }: { typed: string | undefined; ownSecret: string | undefined; domain: ProviderDomain },
  otherwise: string,
): string {
  const own = typed && ownSecret && isOwnHost(typed, domain) ? typed : undefined
  return (own ?? otherwise).replace(/\/+$/, '')
}

const basic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

/** What a provider's answer to a call that changes nothing says about the credentials. */
async function judged(call: Promise<ProviderJson>, isAccepted: (status: number) => boolean): Promise<CheckResult> {
  try {
    await call
    return { reason: 'works' }
  } catch (error) {
    if (error instanceof ProviderRefused) {
      if (isAccepted(error.status)) return { reason: 'works' }
      const said = wordsOf(`${error.status} ${error.issue === 'UNKNOWN' ? '' : error.issue}`)
      return { reason: error.status === 401 || error.status === 403 ? 'wrong_credentials' : 'refused', said }
    }
    if (error instanceof ProviderDown)
      return /in time/.test(error.message) ? { reason: 'too_slow' } : { reason: 'unreachable' }
    throw error
  }
}

/** Asks PayPal for an access token, which is kept nowhere. */
export const checkPayPal = ({ clientId, secret, url }: PayPalAccount, tools: CallTools): Promise<CheckResult> =>
  judged(
    callProvider(
      {
        method: 'POST',
        url: `${url}/v1/oauth2/token`,
        headers: {
          authorization: basic(clientId, secret),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        onlyOnce: true,
      },
      tools,
    ),
    () => false,
  )

/** Asks Klarna for a session that cannot be there: whoever may ask is told that there is none. */
export const checkKlarna = ({ username, password, url }: KlarnaAccount, tools: CallTools): Promise<CheckResult> =>
  judged(
    callProvider(
      {
        method: 'GET',
        url: `${url}/payments/v1/sessions/00000000-0000-4000-8000-000000000000`,
        headers: { authorization: basic(username, password) },
        onlyOnce: true,
      },
      tools,
    ),
    (status) => status === 404,
  )
