import type { BackupTrouble } from '#contract/wire/backup-plan.ts'
import { berlinFormat } from '#domain/company/berlin-format.ts'
import { ownersOf } from '../auth/administrators.ts'
import type { Database } from '../db/database.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { backupAlarmTexts } from './backup-alarm-texts.ts'
import { noteAlarm, type StoredPlan } from './plan-rows.ts'

/** What mails about backups are written with. */
export interface BackupTeller {
  readonly now: () => Date
  readonly uuid: () => string
  readonly mailFrom?: string | undefined
  /** Called once mails wait. */
  readonly wakeMail: () => void
  readonly log: (message: string) => void
}

const KINDS = ['backup', 'trial'] as const
const KEPT_DAYS = 90

/**
 * Writes to those who run the installation, each in their language, about what is not well: once until all is well again, whichever process
 * notices it.
 */
export async function tellTroubles(
  db: Database,
  { alarms }: Pick<StoredPlan, 'alarms'>,
  troubles: readonly BackupTrouble[],
  teller: BackupTeller,
): Promise<void> {
  for (const kind of KINDS) {
    const trouble = troubles.find((one) => one.kind === kind)
    if (alarms[kind] === (trouble !== undefined)) continue
    await db.transaction().execute(async (trx) => {
      if ((await noteAlarm(trx, kind, trouble !== undefined)) && trouble) await tellOwners(trx, trouble, teller)
    })
    if (trouble) teller.wakeMail()
  }
}

async function tellOwners(trx: Database, trouble: BackupTrouble, { mailFrom, log, ...tools }: BackupTeller) {
  const row = await trx.selectFrom('project').select(['id', 'domain']).orderBy('id').limit(1).executeTakeFirst()
  if (!row) return
  const project = { id: Number(row.id), domain: String(row.domain) }
  for (const { language, email } of await ownersOf(trx)) {
    const letterhead = await letterheadOf(trx, project, language, mailFrom)
    if (!letterhead.from) return log('There is no e-mail address to send from, so nobody is told of backups')
    const words = backupAlarmTexts[language]
    const moment = berlinFormat(language, { dateStyle: 'long', timeStyle: 'short' })
    const isOverdue = trouble.problem === 'overdue'
    const facts: [string, string][] = [[words.reason, words.problems[trouble.problem]]]
    if (trouble.on) facts.push([isOverdue ? words.last : words.when, moment.format(new Date(trouble.on))])
    if (trouble.detail) facts.push([words.detail, trouble.detail])
    const letter = renderLetter(
      {
        language,
        heading: words.subject[trouble.kind],
        paragraphs: [words.text[trouble.kind]],
        facts,
        button: { label: words.button, href: `https://${project.domain}/admin/backup` },
        notes: [words.once],
      },
      letterhead,
    )
    await queueMail(
      trx,
      {
        project: project.id,
        kind: `${trouble.kind}_alarm`,
        from: letterhead.from,
        to: { address: email },
        subject: words.subject[trouble.kind],
        ...letter,
        keepDays: KEPT_DAYS,
      },
      tools,
    )
  }
}
