/** A setting of a connection to another's server. */
export type ConnectionSetting = {
  readonly key: string
  /** Null for what is not set, and for secrets; of the mail server's address the part without its password. */
  readonly value: string | null
  /** Where it comes from: the project's own, or what the installation gives every project that has none. */
  readonly from: 'project' | 'installation' | null
}

/** The connections that can be tried. */
export const CONNECTION_NAMES = ['mail', 'paypal', 'klarna', 'matomo', 'brevo', 'cleverreach'] as const

export type ConnectionName = (typeof CONNECTION_NAMES)[number]
