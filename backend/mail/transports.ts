import type { Database } from '../db/database.ts'
import type { Reach } from '../outside/public-address.ts'
import type { SmtpTrust } from '../outside/smtp-connection.ts'
import { projectSetting } from '../project/project-setting.ts'
import type { Vault } from '../vault/vault.ts'
import { type MailTransport, mailbox, type TransportOf } from './mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const reached = (address: string, trust: SmtpTrust): MailTransport => {
  try {
    return createSmtpTransport(address, { trust })
  } catch (error) {
    return { server: address, deliver: async () => ({ outcome: 'notSent', response: (error as Error).message }) }
  }
}

/**
 * The way of a project's mails: the server of its setting `smtp_url`, else the installation's, else the mailbox of development.
 * A setting that was changed counts from the next mail on. Only the installation's server may lie in a private network.
 */
export function transportsOf(
  db: Database,
  smtpUrl: string | undefined,
  { vault, ...reach }: Reach & { readonly vault?: Vault } = {},
): TransportOf {
  return async (project) => {
    const own = project === null ? undefined : await projectSetting(db, project, 'smtp_url', vault)
    if (own !== undefined) return reached(own, reach)
    return smtpUrl ? reached(smtpUrl, 'installation') : mailbox
  }
}
