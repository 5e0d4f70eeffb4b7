import { randomBytes } from 'node:crypto'
import type { ResetMail } from '#backend/auth/password-reset.ts'
import { createForms } from '#backend/calls/forms.ts'
import { createProductForms } from '#backend/calls/product-forms.ts'
import type { AccountMails } from '#backend/calls/services.ts'
import type { Database } from '#backend/db/database.ts'
import { eventLinks } from '#backend/events/event-links.ts'
import type { EventOptions } from '#backend/events/sign-up.ts'
import { folderOf } from '#backend/files/put-file.ts'
import type { Storage } from '#backend/files/storage.ts'
import type { Forms } from '#backend/forms/form-app.ts'
import { createFormLimits } from '#backend/forms/form-limits.ts'
import { startRetention } from '#backend/forms/retention.ts'
import { MACHINE } from '#backend/items/writing.ts'
import { queueAccountMail } from '#backend/mail/account-mail.ts'
import { createMailWorker } from '#backend/mail/mail-worker.ts'
import { queueResetMail } from '#backend/mail/reset-mail.ts'
import { transportsOf } from '#backend/mail/transports.ts'
import { orderAttachments } from '#backend/order-mails/order-attachments.ts'
import { createRatingObjections } from '#backend/ratings/rating-objection.ts'
import type { Recurring } from '#backend/recurring.ts'
import { createOrderLinks } from '#backend/shop/order-link.ts'
import { stockNoticeLinks } from '#backend/stock-notices/links.ts'
import type { StockNoticeOptions } from '#backend/stock-notices/stock-notice.ts'
import type { Vault } from '#backend/vault/vault.ts'
import { CLIENT_ADDRESS } from '../http/client-address.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

export interface CorrespondenceParts {
  db: Database
  storage: Storage
  config: Pick<Config, 'defaultDomain' | 'smtpUrl' | 'mailFrom'>
  /** Signs the links of guests. */
  secret: string
  vault: Vault
  log: Log
}

export interface Correspondence {
  forms: Forms
  productForms: Forms
  /** What events are followed with. */
  events: EventOptions & StockNoticeOptions
  sendMail: (mail: ResetMail, project: number) => Promise<void>
  accountMails: AccountMails
  clientAddress: (request: Request) => string
  wakeMail: () => void
  /** Sends mails from now on, and removes what is kept too long. */
  start: () => void
  stop: () => Promise<void>
}

/** What visitors send and what is sent to them: the forms, the outbox, and the end of what is kept. */
export function createCorrespondence({
  db,
  storage,
  config,
  secret,
  vault,
  log: logger,
}: CorrespondenceParts): Correspondence {
  const log = (message: string, err?: unknown) =>
    err === undefined ? logger.warn(message) : logger.error({ err }, message)
  const { defaultDomain, mailFrom, smtpUrl } = config
  const clientAddress = (request: Request) => request.headers.get(CLIENT_ADDRESS) ?? 'unknown'
  const worker = createMailWorker({
    db,
    ...MACHINE,
    random: Math.random,
    transportOf: transportsOf(db, smtpUrl, { vault }),
    attachmentsOf: orderAttachments(db, storage),
    log,
  })
  const options = {
    db,
    ...MACHINE,
    defaultDomain,
    mailFrom,
    clientAddress,
    secret: () => randomBytes(24).toString('hex'),
    wakeMail: worker.wake,
    log,
  }
  const limits = createFormLimits(options)
  const links = createOrderLinks(secret)
  let retention: Recurring | undefined
  return {
    forms: createForms(options, limits, links),
    events: { ...options, eventLinks: eventLinks(links), stockNoticeLinks: stockNoticeLinks(links) },
    productForms: createProductForms(options, limits, links, createRatingObjections(vault)),
    clientAddress,
    wakeMail: worker.wake,
    accountMails: {
      queue: (trx, notice) => queueAccountMail(trx, { ...MACHINE, mailFrom, log }, notice),
      wake: worker.wake,
    },
    sendMail: async (mail, project) => {
      await queueResetMail({ db, ...MACHINE, mailFrom }, mail, project)
      worker.wake()
    },
    start() {
      worker.start()
      retention ??= startRetention(db, MACHINE.now, log, (file) => storage.deleteFolder(folderOf(file)))
    },
    async stop() {
      await Promise.all([worker.stop(), retention?.stop()])
    },
  }
}
