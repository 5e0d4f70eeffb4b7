import type { Database } from './database.ts'

class RollBack extends Error {}

/** Runs work in a transaction that is rolled back, and returns its result. Throws what the work throws. */
export async function rolledBack<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  try {
    await db.transaction().execute(async (trx) => {
      result = { value: await work(trx) }
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
  if (!result) throw new Error('A transaction that is rolled back ended without a result.')
  return result.value
}
