import type { ConnectionName } from '#contract/wire/connections.ts'

export interface ConnectionField {
  readonly key: string
  readonly kind: 'text' | 'email' | 'secret' | 'choice' | 'server'
  /** For a choice: the provider's hosts, the one for real money first; that is also what counts without a choice. */
  readonly hosts?: readonly [real: string, trial: string]
}

export interface ConnectionCardFields {
  readonly name: ConnectionName
  readonly fields: readonly ConnectionField[]
  /** The form that holds the rest of it. */
  readonly rest?: 'project' | 'ecommerce_settings'
}

/** What leads to others' servers, as it is set and tested together. */
export const connectionCards: readonly ConnectionCardFields[] = [
  {
    name: 'mail',
    fields: [
      { key: 'mail_from', kind: 'email' },
      { key: 'smtp_url', kind: 'server' },
    ],
  },
  {
    name: 'paypal',
    fields: [
      { key: 'paypal_client_secret', kind: 'secret' },
      { key: 'paypal_webhook_id', kind: 'text' },
      { key: 'paypal_merchant_id', kind: 'text' },
      {
        key: 'paypal_url',
        kind: 'choice',
        hosts: ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'],
      },
    ],
    rest: 'ecommerce_settings',
  },
  {
    name: 'klarna',
    fields: [
      { key: 'klarna_username', kind: 'text' },
      { key: 'klarna_password', kind: 'secret' },
      { key: 'klarna_url', kind: 'choice', hosts: ['https://api.klarna.com', 'https://api.playground.klarna.com'] },
    ],
  },
  {
    name: 'brevo',
    fields: [
      { key: 'brevo_key', kind: 'secret' },
      { key: 'brevo_list', kind: 'text' },
    ],
  },
  {
    name: 'cleverreach',
    fields: [
      { key: 'cleverreach_client_id', kind: 'text' },
      { key: 'cleverreach_client_secret', kind: 'secret' },
      { key: 'cleverreach_list', kind: 'text' },
    ],
  },
  { name: 'matomo', fields: [], rest: 'project' },
]
