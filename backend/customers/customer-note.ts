import { retention } from '#domain/company/retention.ts'
import type { Database } from '../db/database.ts'

const DAY = 86_400_000

interface NoteOf {
  readonly project: number
  /** In small letters. */
  readonly email: string
}

/** Keeps what staff note of a customer in place of what stood there, for its time from now on; an empty note is none. */
export async function writeNote(db: Database, { project, email }: NoteOf, note: string, now: Date): Promise<void> {
  if (note === '') {
    await db.deleteFrom('customer_note').where('project', '=', project).where('email', '=', email).execute()
    return
  }
  const expires = new Date(now.getTime() + retention.customer_note.kept.days * DAY)
  const values = { note, updated_on: now.toISOString(), expires_on: expires.toISOString() }
  await db
    .insertInto('customer_note')
    .values({ project, email, ...values })
    .onConflict((conflict) => conflict.columns(['project', 'email']).doUpdateSet(values))
    .execute()
}
