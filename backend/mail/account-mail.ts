import { berlinFormat } from '#domain/company/berlin-format.ts'
import type { AccountNotice } from '../auth/note-change.ts'
import type { Database } from '../db/database.ts'
import { accountMailTexts } from './account-mail-texts.ts'
import { renderLetter } from './letter.ts'
import { letterheadOf } from './letterhead.ts'
import { type QueueTools, queueMail } from './queue-mail.ts'

export interface AccountMailOptions extends QueueTools {
  readonly mailFrom?: string | undefined
  /** Told that a mail cannot be written: the change itself must not fail for want of a sender. */
  readonly log: (message: string) => void
}

const KEPT_DAYS = 90

/** German time, for the shops are there. */
const moment = (on: Date, language: string) =>
  berlinFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(on)

/** Puts the mail that tells of a change into the outbox, in the transaction of that change, in the language of the person. */
export async function queueAccountMail(
  db: Database,
  { mailFrom, log, ...tools }: AccountMailOptions,
  notice: AccountNotice,
): Promise<void> {
  const { kind, to, language, letterhead: project } = notice
  const row = await db.selectFrom('project').select('domain').where('id', '=', project).executeTakeFirst()
  const letterhead = row && (await letterheadOf(db, { id: project, domain: String(row.domain) }, language, mailFrom))
  if (!letterhead?.from) return log(`There is no e-mail address to send from, so ${to} is not told of ${kind}`)
  const words = accountMailTexts[language]
  const subject = words.subject[kind]
  const letter = renderLetter(
    { language, heading: subject, paragraphs: [words.text[kind]], facts: factsOf(notice), notes: [words.note] },
    letterhead,
  )
  await queueMail(
    db,
    {
      project: notice.project,
      kind,
      from: letterhead.from,
      to: { address: to },
      subject,
      ...letter,
      keepDays: KEPT_DAYS,
    },
    tools,
  )
}

function factsOf({ kind, to, language, on, by, address, changed, note }: AccountNotice): [string, string][] {
  const { facts, fields, roles } = accountMailTexts[language]
  const roleOf = (name: string) => roles[name] ?? name
  const given: [string, string | undefined][] = [
    [facts.account, to],
    [facts.on, moment(on, language)],
    [facts.by, by],
    [facts.address, address?.includes(':') ? `${address}::/64` : address],
    [facts.changed, changed.map((name) => fields[name] ?? name).join(', ') || undefined],
    [facts.role, kind === 'account_changed' ? note?.split(' → ').map(roleOf).join(' → ') : undefined],
    [facts.key, kind === 'key_made' || kind === 'key_revoked' ? note : undefined],
    [facts.left, kind === 'code_used' ? note : undefined],
  ]
  return given.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as [string, string]]))
}
