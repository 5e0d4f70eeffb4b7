import { retention } from '#domain/company/retention.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'

const DAY = 86_400_000

interface NoteOf {
  readonly project: number
  /** In small letters. */
  readonly email: string
}

interface NewNote {
  readonly note: string
  /** What stood there for who wrote it; undefined where that is not said. */
  readonly seen?: string | undefined
}

/**
 * Keeps what staff note of a customer in place of what stood there, for its time from now on; an empty note is none.
 * Throws the Fault where another note stands there than the one that was seen.
 */
export async function writeNote(
  db: Database,
  { project, email }: NoteOf,
  { note, seen }: NewNote,
  now: Date,
): Promise<void> {
  if (!(note === '' ? await taken() : await put()))
    throw new Fault('outdated', 'The note has been changed since it was read')

  async function taken(): Promise<boolean> {
    const own = db.deleteFrom('customer_note').where('project', '=', project).where('email', '=', email)
    const { numDeletedRows } = await (seen === undefined ? own : own.where('note', '=', seen)).executeTakeFirst()
    return !seen || numDeletedRows > 0n
  }

  async function put(): Promise<boolean> {
    const expires = new Date(now.getTime() + retention.customer_note.kept.days * DAY)
    const values = { note, updated_on: now.toISOString(), expires_on: expires.toISOString() }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('customer_note')
      .values({ project, email, ...values })
      .onConflict((conflict) => {
        const update = conflict.columns(['project', 'email']).doUpdateSet(values)
        return seen === undefined ? update : update.where('customer_note.note', '=', seen)
      })
      .executeTakeFirst()
    return numInsertedOrUpdatedRows !== 0n
  }
}
