import { sql } from 'kysely'
import type { ImportedLines, LineMode, LineOutcome } from '#contract/wire/imported-lines.ts'
import type { ImportProblem } from '#domain/imports/imported-product.ts'
import {
  type FileLine,
  type LineKind,
  ratingLines,
  redirectLines,
  subscriberLines,
} from '#domain/imports/visitor-lines.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import type { Access } from '../items/access.ts'
import { type Defaults, Invalid } from '../items/validate.ts'
import { inWriting, type Writing } from '../items/writing.ts'
import { keptLines, type MadeOfLine } from './kept-lines.ts'
import { type LineWriter, writeRating, writeRedirect, writeSubscriber } from './line-writers.ts'
import { readTableApart } from './read-apart.ts'
import { UnreadableFile } from './unreadable-file.ts'

const MOST_LINES = 20_000
/** Lines of one transaction: visitors come between two of them. */
const AT_ONCE = 20
const MOST_LISTED = 1000

export interface LineFile {
  readonly kind: LineKind
  readonly bytes: Uint8Array
  readonly filename: string
  readonly mode: LineMode
  /** That of lines which name none. */
  readonly language: Language
  /** The words of consent for subscribers whose line names none. */
  readonly words?: string | undefined
}

interface Importing {
  readonly db: Database
  readonly access: Access
  readonly defaults: Defaults
  readonly project: number
  /** Who brings the lines: with their rights they are taken back. */
  readonly user: number
}

/** A line, and how it is written. */
interface Job extends Omit<FileLine<unknown>, 'value'> {
  readonly write: (at: Writing) => ReturnType<LineWriter<unknown>>
}

type Line = ImportedLines['lines'][number]

type Kept = ReturnType<typeof keptLines>

/** Thrown to take back what a trial has written. */
class TrialOver extends Error {}

async function jobsOf({ kind, bytes, words, language }: LineFile, { defaults, project }: Importing): Promise<Job[]> {
  const table = await readTableApart(bytes)
  if (table.lines.length > MOST_LINES) throw new UnreadableFile(`The file has more than ${MOST_LINES} lines`)
  const jobs = <T>(lines: readonly FileLine<T>[], write: LineWriter<T>) =>
    lines.map(({ value, ...line }): Job => ({ ...line, write: (at) => write(at, project, value) }))
  if (kind === 'ratings') return jobs(ratingLines(table, language), writeRating)
  if (kind === 'redirects') return jobs(redirectLines(table), writeRedirect)
  return jobs(subscriberLines(table, { words, now: defaults.now().toISOString(), language }), writeSubscriber)
}

/** Names lines that mean what an earlier one does. */
function withoutTwice(jobs: readonly Job[]): Job[] {
  const seen = new Map<string, number>()
  return jobs.map((job) => {
    const before = seen.get(job.key)
    if (job.key && before === undefined) seen.set(job.key, job.line)
    if (!job.key || before === undefined) return job
    const twice: ImportProblem = { line: job.line, field: '', message: `is what line ${before} says once more` }
    return { ...job, problems: [...job.problems, twice] }
  })
}

async function writeLine(
  at: Writing,
  { line, name, problems, write }: Job,
  making: (made: MadeOfLine) => void,
): Promise<Line> {
  if (problems.length > 0) return { line, name, outcome: 'refused', problems }
  await sql`savepoint import_line`.execute(at.db)
  try {
    const made = await write(at)
    await sql`release savepoint import_line`.execute(at.db)
    if (made) making({ line, name, made })
    return { line, name, outcome: made ? 'create' : 'same', problems: [] }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await sql`rollback to savepoint import_line`.execute(at.db)
    const said = error instanceof Invalid ? error.problems : [{ field: '', message: error.message }]
    return { line, name, outcome: 'refused', problems: said.map(({ field, message }) => ({ line, field, message })) }
  }
}

/** Writes all lines; without a place to keep what they made it is a trial. */
async function pass({ db, access, defaults }: Importing, jobs: readonly Job[], kept?: Kept): Promise<Line[]> {
  const lines: Line[] = []
  for (let from = 0; from < jobs.length; from += AT_ONCE) {
    await giveWay()
    const part: Line[] = []
    const made: MadeOfLine[] = []
    const work = async (trx: Database) => {
      await inWriting(trx, access, defaults, async (at) => {
        for (const job of jobs.slice(from, from + AT_ONCE)) part.push(await writeLine(at, job, (one) => made.push(one)))
      })
      if (!kept) throw new TrialOver()
      await kept.keep(trx, made)
    }
    await db
      .transaction()
      .execute(work)
      .catch((error) => {
        if (!(error instanceof TrialOver)) throw error
      })
    if (made.length > 0) kept?.wrote()
    lines.push(...part)
  }
  return lines
}

/**
 * Takes in the lines of a file that are no goods, or tries to. Nothing of the file is kept, for it names people: what is written is all that
 * stays of it, and which line wrote it, so that it can be taken back. Throws UnreadableFile.
 */
export async function importVisitorLines(importing: Importing, file: LineFile): Promise<ImportedLines> {
  const { db, defaults, project, user } = importing
  const { kind, filename, mode } = file
  const jobs = withoutTwice(await jobsOf(file, importing))
  const tried = mode === 'good' ? undefined : await pass(importing, jobs)
  const isWritten = mode !== 'try' && !tried?.some(({ outcome }) => outcome === 'refused')
  const kept = keptLines({ kind, filename, project, user, id: defaults.uuid(), now: defaults.now })
  const lines = isWritten ? await pass(importing, jobs, kept) : (tried ?? [])
  if (isWritten) await kept.end(db)
  const count = (outcome: LineOutcome) => lines.filter((line) => line.outcome === outcome).length
  const bad = lines.filter(({ outcome }) => outcome === 'refused')
  const others = lines.filter(({ outcome }) => outcome !== 'refused').slice(0, MOST_LISTED)
  return {
    kind,
    written: isWritten,
    counts: { create: count('create'), same: count('same'), refused: count('refused') },
    lines: [...bad.slice(0, MOST_LISTED), ...others],
  }
}
