import { Hono } from 'hono'
import type { CheckResult } from '#domain/company/connection-check.ts'
import type { PaymentProvider } from '#domain/money/payment-methods.ts'
import type { Database } from '../db/database.ts'
import { refuseAnnounced } from '../http/read-body.ts'
import { fetchOutside } from '../outside/outside-call.ts'
import { callOwnService } from '../outside/own-service.ts'
import { projectSetting } from '../project/project-setting.ts'
import type { Shop } from '../shop/shop.ts'
import type { Vault } from '../vault/vault.ts'
import { checkKlarna, checkPayPal, isOwnHost } from './check-account.ts'
import { createKlarna } from './klarna.ts'
import { type KlarnaDefaults, klarnaAccount } from './klarna-account.ts'
import { cashPayment, invoicePayment } from './paid-later.ts'
import { createPayments, type Payments } from './payments.ts'
import { createPayPal } from './paypal.ts'
import { type PayPalDefaults, payPalAccount } from './paypal-account.ts'
import { payPalCalls } from './paypal-calls.ts'
import { LONGEST_MESSAGE, type PayPalMessages, payPalMessage } from './paypal-webhook.ts'
import { prepayment } from './prepayment.ts'
import { standInKlarna } from './stand-ins/klarna-stand.ts'
import { createKlarnaStandIn, type KlarnaStandIn } from './stand-ins/klarna-stand-in.ts'
import { standInPayPal } from './stand-ins/paypal-stand.ts'
import { createPayPalStandIn, type PayPalStandIn } from './stand-ins/paypal-stand-in.ts'

export interface ProviderOptions {
  readonly db: Database
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
  /** Accounts of shops that have none in their settings. */
  readonly payPal?: PayPalDefaults | undefined
  readonly klarna?: KlarnaDefaults | undefined
  /** Opens the credentials in the settings of shops. */
  readonly vault?: Vault | undefined
  /** Milliseconds for one call to a provider. */
  readonly providerTimeout?: number | undefined
  /** The way to the real providers. */
  readonly fetch?: (request: Request) => Promise<Response>
}

export interface Providers {
  readonly payments: Payments
  readonly payPalMessages: PayPalMessages
  /** Whether a provider takes the shop's credentials. Never throws for what the provider does. */
  readonly checkAccount: (shop: Shop, provider: PaymentProvider) => Promise<CheckResult>
  /** What stands in for the providers of demonstrations, and its pages, to be mounted at `STAND_INS`. */
  readonly standIns: { readonly payPal: PayPalStandIn; readonly klarna: KlarnaStandIn; readonly app: Hono }
}

/** Where the stand-ins' pages lie for a browser. */
const STAND_INS = '/ecom/stand-ins'

/**
 * Every way to pay. Calls to the stand-ins' addresses stay in this process, all others go out; `deliver` takes the stand-ins'
 * messages to the shop's own calls.
 */
export function createProviders(options: ProviderOptions, deliver: (request: Request) => Promise<Response>): Providers {
  const { db } = options
  const payPalStandIn = createPayPalStandIn({ pages: `${STAND_INS}/paypal`, deliver })
  const klarnaStandIn = createKlarnaStandIn({ pages: `${STAND_INS}/klarna`, deliver })
  const klarnaStandInAccount = standInKlarna(`${STAND_INS}/klarna`)
  const ownOrigins = [options.payPal?.url, options.klarna?.url].flatMap((url) => URL.parse(url ?? '')?.origin ?? [])
  /** Only the environment may name a host in the operator's own network, such as the stand-ins of a test. */
  const outside =
    options.fetch ??
    ((request: Request) =>
      ownOrigins.includes(new URL(request.url).origin) ? callOwnService(request) : fetchOutside(request))
  const call = (request: Request) => {
    const { origin } = new URL(request.url)
    if (origin === standInPayPal.url) return payPalStandIn.fetch(request)
    if (origin === klarnaStandInAccount.url) return klarnaStandIn.fetch(request)
    return outside(request)
  }
  const tools = { ...options, fetch: call, timeout: options.providerTimeout }
  const payPal = payPalCalls(tools)
  const accountOfPayPal = (shop: Shop) => payPalAccount(db, shop, options.payPal ?? {}, standInPayPal, options.vault)
  const accountOfKlarna = (shop: Shop) =>
    klarnaAccount(db, shop, options.klarna ?? {}, klarnaStandInAccount, options.vault)
  const checks: Record<PaymentProvider, (shop: Shop) => Promise<CheckResult | undefined>> = {
    async paypal(shop) {
      const account = await accountOfPayPal(shop)
      return account && checkPayPal(account, tools)
    },
    async klarna(shop) {
      const account = await accountOfKlarna(shop)
      return account && checkKlarna(account, tools)
    },
  }
  return {
    payments: createPayments({
      prepayment,
      invoice: invoicePayment,
      cash_on_collection: cashPayment,
      paypal: createPayPal({ ...tools, account: accountOfPayPal, call: payPal }),
      klarna: createKlarna({ ...tools, account: accountOfKlarna }),
    }),
    async checkAccount(shop, provider) {
      const typed = await projectSetting(db, shop.project.id, `${provider}_url`)
      if (typed && !isOwnHost(typed, `${provider}.com`)) return { reason: 'not_allowed' }
      return (await checks[provider](shop)) ?? { reason: 'missing' }
    },
    async payPalMessages(shop, request) {
      refuseAnnounced(request, LONGEST_MESSAGE, 'message')
      const account = await accountOfPayPal(shop)
      return account && payPalMessage(account, payPal, request)
    },
    standIns: {
      payPal: payPalStandIn,
      klarna: klarnaStandIn,
      app: new Hono().route('/paypal', payPalStandIn.customer).route('/klarna', klarnaStandIn.customer),
    },
  }
}
