import { sql } from 'kysely'
import { retention } from '#domain/company/retention.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'

/** Searches that are kept of a project: those asked for least and longest ago make room. */
const MOST = 1000

const DAY = 86_400_000

/** Counts a search that found nothing: its words and the day, nothing of who searched. */
export async function noteMissedSearch(
  db: Database,
  { project, language, said, now }: { project: number; language: Language; said: string; now: Date },
  most = MOST,
): Promise<void> {
  const last_on = now.toISOString().slice(0, 10)
  const expires_on = new Date(now.getTime() + retention.missed_search.kept.days * DAY).toISOString()
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('ecommerce_missed_search')
      .values({ project, language, said, times: 1, last_on, expires_on })
      .onConflict((conflict) =>
        conflict.columns(['project', 'language', 'said']).doUpdateSet({
          times: sql`ecommerce_missed_search.times + 1`,
          last_on,
          expires_on,
        }),
      )
      .execute()
    await sql`
      delete from ecommerce_missed_search where project = ${project} and id in (
        select id from ecommerce_missed_search where project = ${project} and not (language = ${language} and said = ${said})
        order by times desc, last_on desc, id desc limit 1000000 offset ${most - 1})`.execute(trx)
  })
}
