import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { putText } from './put-text.ts'

/** Puts in force the texts whose moment has come, the oldest first; where none is due it asks the database once. (§ 312i (1) no. 4 BGB) */
export async function turnVersions(db: Database, now: Date): Promise<void> {
  const moment = now.toISOString()
  const due = (trx: Database) =>
    trx
      .selectFrom('ecommerce_legal_version')
      .selectAll()
      .where('begun_on', 'is', null)
      .where('starts_on', '<=', moment)
      .orderBy('starts_on')
      .orderBy('id')
      .execute()
  if ((await due(db)).length === 0) return
  await db.transaction().execute(async (trx) => {
    // Whoever writes waits here, so that two processes do not turn the same version.
    await run(trx, 'update change_head set seq = seq')
    for (const { id, project, type, language, content } of await due(trx)) {
      const text = {
        project: Number(project),
        type: String(type),
        language: String(language),
        content: String(content),
      }
      await putText(trx, text, now)
      await trx.updateTable('ecommerce_legal_version').set({ begun_on: moment }).where('id', '=', Number(id)).execute()
    }
  })
}
