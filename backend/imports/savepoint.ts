import { sql } from 'kysely'
import type { Writing } from '../items/writing.ts'

/** A point of a writing that one can go back to, in the database and in what is noted of it. */
export async function savepoint(at: Writing) {
  const before = new Map(at.written)
  await sql`savepoint import_goods`.execute(at.db)
  return {
    release: async () => void (await sql`release savepoint import_goods`.execute(at.db)),
    async rollBack(): Promise<void> {
      await sql`rollback to savepoint import_goods`.execute(at.db)
      at.known.clear()
      at.written.clear()
      for (const [key, entry] of before) at.written.set(key, entry)
    },
  }
}
