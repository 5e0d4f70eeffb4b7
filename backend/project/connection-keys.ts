/** Settings of a project that lead to others' servers; of a secret one only whether it is there is ever told. */
export const CONNECTION_KEYS = {
  smtp_url: 'secret',
  mail_from: 'open',
  paypal_client_secret: 'secret',
  paypal_webhook_id: 'open',
  paypal_merchant_id: 'open',
  paypal_url: 'open',
  klarna_username: 'open',
  klarna_password: 'secret',
  klarna_url: 'open',
  brevo_key: 'secret',
  brevo_list: 'open',
  cleverreach_client_id: 'open',
  cleverreach_client_secret: 'secret',
  cleverreach_list: 'open',
} as const

export type ConnectionKey = keyof typeof CONNECTION_KEYS

export const isConnectionKey = (key: string): key is ConnectionKey => Object.hasOwn(CONNECTION_KEYS, key)

/** What a project's objections to invitations are hashed with: made by the program and told to nobody. */
export const OBJECTION_KEY = 'rating_objection_key'

/** The settings that are sealed in the database. */
export const SECRET_KEYS: readonly string[] = [
  ...Object.entries(CONNECTION_KEYS).flatMap(([key, kind]) => (kind === 'secret' ? [key] : [])),
  OBJECTION_KEY,
]
