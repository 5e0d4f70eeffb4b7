import type { ActivityKind } from '#contract/model/activity-kinds.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import type { Vault } from '../vault/vault.ts'
import { type NewActivity, recordActivity } from './activity.ts'
import type { Origin } from './origin.ts'

/** The changes of which the person is told by mail. */
export type NoticeKind = Extract<
  ActivityKind,
  | 'password_changed'
  | 'factor_on'
  | 'factor_off'
  | 'codes_made'
  | 'code_used'
  | 'account_changed'
  | 'connections_changed'
  | 'webhooks_changed'
  | 'key_made'
  | 'key_revoked'
>

/** A mail that tells a person what has changed about an account or its project; its words are chosen by who sends it. */
export interface AccountNotice {
  readonly kind: NoticeKind
  readonly to: string
  readonly language: Language
  /** The project whose letterhead the mail has. */
  readonly letterhead: number
  /** Who may read the mail in the back office: null for administrators of all projects alone. */
  readonly project: number | null
  readonly on: Date
  /** E-mail of who did it, where that was somebody else. */
  readonly by: string | undefined
  readonly address: string | undefined
  readonly changed: readonly string[]
  /** Former and present role, or how many recovery codes are left. */
  readonly note: string | undefined
}

/** What a change of an account is made and told with. */
export interface ChangeTools {
  readonly db: Database
  readonly vault: Vault
  readonly now: Date
  readonly origin: Origin
  /** The project of the call, for the letterhead of who works for all projects. */
  readonly project: number
  /** Puts a notice into the outbox, in the transaction of the change. */
  readonly tell: ((db: Database, notice: AccountNotice) => Promise<void>) | undefined
}

/** Somebody whom a change concerns. */
export interface Concerned {
  readonly id: number
  readonly email: string
  readonly project: number | null
  readonly language: Language
}

export interface AccountChange extends Pick<NewActivity, 'changed' | 'note' | 'by'> {
  readonly kind: NoticeKind
  readonly account: Concerned
  /** Whom to tell; the account itself where nobody is named. */
  readonly tell?: readonly Concerned[]
  /** The project that it concerns; that of the account where none is named. */
  readonly project?: number
}

/** Keeps a change in the trail of activity and tells whom it concerns by mail, in the caller's transaction. */
export async function noteChange(tools: ChangeTools, change: AccountChange): Promise<void> {
  const { db, now, origin } = tools
  const { kind, account, by, changed = [], note, project = account.project, tell = [account] } = change
  await recordActivity(db, { kind, project, account, by, origin, changed, note }, now)
  for (const person of tell)
    await tools.tell?.(db, {
      kind,
      to: person.email,
      language: person.language,
      letterhead: person.project ?? tools.project,
      project: person.project,
      on: now,
      by: by?.email,
      address: origin.client,
      changed,
      note,
    })
}
