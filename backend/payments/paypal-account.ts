import type { Database } from '../db/database.ts'
import { isDemonstration } from '../project/demonstration.ts'
import { projectSetting } from '../project/project-setting.ts'
import type { Shop } from '../shop/shop.ts'
import type { Vault } from '../vault/vault.ts'
import { accountUrl } from './check-account.ts'

/** What calls to PayPal need. */
export interface PayPalAccount {
  readonly clientId: string
  readonly secret: string
  /** Names the webhook whose messages are believed. */
  readonly webhookId: string
  /** Who must be the payee; empty: whoever the credentials belong to. */
  readonly merchantId: string
  /** `https://api-m.paypal.com` */
  readonly url: string
}

/** What the environment gives where a project's settings give nothing. */
export type PayPalDefaults = Partial<PayPalAccount>

export const PAYPAL_URL = 'https://api-m.paypal.com'

/**
 * The PayPal account of a shop: its settings `paypal_client_secret`, `paypal_webhook_id`, `paypal_merchant_id`, `paypal_url`, else
 * the environment's. A project's address must be PayPal's own and goes with the project's own secret: the environment's secret is
 * never sent where a project says. Undefined when there is none; a demonstration then has the stand-in's, which no real shop ever
 * has.
 */
export async function payPalAccount(
  db: Database,
  shop: Shop,
  defaults: PayPalDefaults,
  standIn: PayPalAccount,
  vault?: Vault,
): Promise<PayPalAccount | undefined> {
  const setting = (key: string) => projectSetting(db, shop.project.id, key, vault)
  const ownSecret = await setting('paypal_client_secret')
  const secret = ownSecret ?? defaults.secret
  const clientId = shop.payPalClientId ?? defaults.clientId
  if (!secret || !clientId) return isDemonstration(shop.project) ? standIn : undefined
  const typed = await setting('paypal_url')
  return {
    clientId,
    secret,
    webhookId: (await setting('paypal_webhook_id')) ?? defaults.webhookId ?? '',
    merchantId: (await setting('paypal_merchant_id')) ?? defaults.merchantId ?? '',
    url: accountUrl({ typed, ownSecret, domain: 'paypal.com' }, defaults.url ?? PAYPAL_URL),
  }
}
