import type { Devices } from '../auth/device-cookie.ts'
import type { AccountNotice } from '../auth/note-change.ts'
import type { ResetMail } from '../auth/password-reset.ts'
import type { Tokens } from '../auth/token.ts'
import type { Backups } from '../backup/backups.ts'
import type { BackupPlan } from '../backup-plan/backup-plan.ts'
import type { ChangeSignal } from '../changes/signal.ts'
import type { ConnectionOptions } from '../connections/connection-options.ts'
import type { Database } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import type { Storage } from '../files/storage.ts'
import type { Forms } from '../forms/form-app.ts'
import type { Imports } from '../imports/imports.ts'
import type { Defaults } from '../items/validate.ts'
import type { Reach } from '../outside/public-address.ts'
import type { Restores } from '../restores/restores.ts'
import type { Vault } from '../vault/vault.ts'
import type { Orders } from './orders.ts'

export interface AccountMails {
  /** Puts the mail into the outbox, in the transaction of the change. */
  readonly queue: (db: Database, notice: AccountNotice) => Promise<void>
  /** Called once that has committed. */
  readonly wake: () => void
}

export interface BackendOptions {
  readonly db: Database
  /** Domain of the project that answers where neither header nor host names one; otherwise the oldest project does. */
  readonly defaultDomain?: string | undefined
  /** Told of every error that is not the caller's. */
  readonly log?: (message: string, error: unknown) => void
  /** Signs tokens and the change feed. Without one, a random one: tokens then end with the process. */
  readonly secret?: string | undefined
  /** Seals credentials and second factors; made from the secret unless given. */
  readonly vault?: Vault
  readonly now?: () => Date
  /** Aborted when the process is about to end: streams of changes, which would go on for ever, end then. */
  readonly ending?: AbortSignal
  /** Stored files; without them there is neither `/files` nor `/assets`. */
  readonly files?: Files
  /** The contact form and the newsletter; without them there is no `/forms`. */
  readonly forms?: Forms
  /** What visitors ask and say about products; without it neither `/ecom/request` nor `/ecom/rating`. */
  readonly productForms?: Forms
  /** Orders; without them there are no calls about them. */
  readonly orders?: Orders
  /** Backups to be downloaded; without them there are no calls about them. */
  readonly backups?: Backups
  /** Backups on a schedule; without it there are no calls about them. */
  readonly backupPlan?: BackupPlan
  /** Restores from the back office; without them there are no calls about them. */
  readonly restores?: Restores
  /** Files of goods from other systems, and where they lie; without them there is no `/imports`. */
  readonly imports?: {
    readonly work: Pick<Imports, 'wake'>
    readonly storage: Storage
    /** Which addresses another system may lie at; everybody's alone unless given. */
    readonly reach?: Reach
  }
  /** Settings that lead to others' servers; without it there is no `/connections`. */
  readonly connections?: ConnectionOptions
  /** Where files lie; without it websites are not moved as archives. */
  readonly storage?: Storage
  /** The folder of the blueprints of new websites; without it there is no `/websites`. */
  readonly blueprints?: string
  /** What sends the messages of webhooks; without it they wait. */
  readonly webhooks?: {
    readonly wake: () => void
    /** Whether an IP address may be called; those of the outside world unless given. */
    readonly isAllowed?: Reach['isAllowed']
  }
  /** What carries subscribers to newsletter tools; without it they wait. */
  readonly newsletterTools?: { readonly wake: () => void }
  /** The folder in which tills lay files, and who writes mails about them; without it none is watched. */
  readonly till?: { readonly root: string; readonly mailFrom?: string | undefined }
  /** Takes mails to be sent, for the project named by its id. */
  readonly sendMail?: (mail: ResetMail, project: number) => Promise<void>
  /** Tells people by mail what has changed about their accounts; without it nobody is told. */
  readonly accountMails?: AccountMails
  /** Where a request comes from, for the limit on sign-ins; behind a proxy only the server knows. */
  readonly clientAddress?: (request: Request) => string
  readonly version?: string
  /** More parts of `/server/health`: each resolves to what it measured, or throws. */
  readonly health?: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
}

/** The options with what the backend makes of them. */
export interface Services extends BackendOptions {
  readonly defaults: Defaults
  readonly tokens: Tokens
  readonly devices: Devices
  readonly vault: Vault
  readonly signal: ChangeSignal
}
