import { berlinFormat } from '#domain/company/berlin-format.ts'
import { administratorsOf } from '../auth/administrators.ts'
import type { Database } from '../db/database.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { tillAlarmTexts } from './till-alarm-texts.ts'
import { awaitedSince, isOverdue, keptPlaces, lastRunOn, type PlaceOfTill } from './till-places.ts'

/** What mails about tills are written with. */
export interface Teller {
  readonly now: () => Date
  readonly uuid: () => string
  readonly mailFrom?: string | undefined
  readonly log: (message: string) => void
}

/** What is wrong with the files of a place: the sentence why the last was refused, or since when none came; nothing where all is well. */
export interface Trouble {
  readonly failed?: string
  readonly overdue?: string
}

interface At {
  readonly project: number
  readonly place: Pick<PlaceOfTill, 'key' | 'branch'>
}

const KEPT_DAYS = 90

/**
 * Tells the administrators of a place's trouble, each in their language, in the caller's transaction: once until a good file comes, and
 * once more where files come again and are refused.
 */
export async function alarmOf(trx: Database, at: At, trouble: Trouble, tell: Teller): Promise<void> {
  const { project, place } = at
  const kind = trouble.failed !== undefined ? 'failed' : trouble.overdue !== undefined ? 'overdue' : null
  const claim = trx
    .updateTable('till_places')
    .set({ alarm: kind })
    .where('project', '=', project)
    .where('place', '=', place.key)
  if (kind === null) return void (await claim.execute())
  const { numUpdatedRows } = await claim
    .where((eb) => eb.or([eb('alarm', 'is', null), ...(kind === 'failed' ? [eb('alarm', '=', 'overdue')] : [])]))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tellAdministrators(trx, at, kind, trouble, tell)
}

async function tellAdministrators(
  trx: Database,
  { project, place }: At,
  kind: 'failed' | 'overdue',
  trouble: Trouble,
  { mailFrom, log, ...tools }: Teller,
): Promise<void> {
  const row = await trx.selectFrom('project').select('domain').where('id', '=', project).executeTakeFirst()
  const branch =
    place.branch === null
      ? undefined
      : await trx.selectFrom('branch').select('display_name').where('id', '=', place.branch).executeTakeFirst()
  for (const person of await administratorsOf(trx, project)) {
    const { language } = person
    const domain = String(row?.domain)
    const letterhead = await letterheadOf(trx, { id: project, domain }, language, mailFrom)
    if (!letterhead.from)
      return log(`There is no e-mail address to send from, so nobody of ${domain} is told of the till`)
    const words = tillAlarmTexts[language]
    const where = branch ? String(branch.display_name) : words.parcels
    const moment = berlinFormat(language, { dateStyle: 'long', timeStyle: 'short' })
    const facts: [string, string][] = [[words.place, where]]
    if (trouble.failed !== undefined) facts.push([words.reason, words.sentence(trouble.failed)])
    if (trouble.overdue !== undefined) facts.push([words.last, moment.format(new Date(trouble.overdue))])
    const letter = renderLetter(
      {
        language,
        heading: words.subject[kind],
        paragraphs: [words.text[kind]],
        facts,
        button: { label: words.button, href: `https://${domain}/admin/till` },
        notes: [words.once],
      },
      letterhead,
    )
    await queueMail(
      trx,
      {
        project,
        kind: `till_${kind}`,
        from: letterhead.from,
        to: { address: person.email },
        subject: words.subject[kind],
        ...letter,
        keepDays: KEPT_DAYS,
      },
      tools,
    )
  }
}

/** Tells of every place of all projects from which a file should have come by now. Returns how many there are. */
export async function tellOverdue(db: Database, tell: Teller): Promise<number> {
  const now = tell.now()
  const rows = await db
    .selectFrom('till_places')
    .select(['project'])
    .distinct()
    .where('every', 'is not', null)
    .execute()
  let count = 0
  for (const project of rows.map((row) => Number(row.project)))
    for (const [key, row] of await keptPlaces(db, project)) {
      if (row.every === null || row.alarm !== null) continue
      const last = await lastRunOn(db, project, key)
      const since = awaitedSince(last, row)
      if (!isOverdue(Number(row.every), since, now)) continue
      const place = { key, branch: row.branch === null ? null : Number(row.branch) }
      await db.transaction().execute((trx) => alarmOf(trx, { project, place }, { overdue: since }, tell))
      count++
    }
  return count
}
