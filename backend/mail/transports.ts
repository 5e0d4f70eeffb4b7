import type { Database } from '../db/database.ts'
import { projectSetting } from '../project/project-setting.ts'
import { mailbox, type Transport, type TransportOf } from './mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const reached = (address: string): Transport => {
  try {
    return createSmtpTransport(address)
  } catch (error) {
    return { server: address, deliver: async () => ({ outcome: 'notSent', response: (error as Error).message }) }
  }
}

/**
 * The way of a project's mails: the server of its setting `smtp_url`, else the installation's, else the mailbox of development.
 * A setting that was changed counts from the next mail on.
 */
export function transportsOf(db: Database, smtpUrl: string | undefined): TransportOf {
  return async (project) => {
    const own = project === null ? undefined : await projectSetting(db, project, 'smtp_url')
    const address = own ?? smtpUrl
    return address ? reached(address) : mailbox
  }
}
