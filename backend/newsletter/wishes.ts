import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ToolRow } from './tool-row.ts'

/** Addresses that are noted at a time. */
const AT_ONCE = 500

/** What a tool is to know of an address and is not noted to be told yet. */
interface Wish {
  readonly email: string
  readonly wish: 'subscribed' | 'left' | 'erased'
}

/**
 * What subscriptions say and the tool was not told: found by comparing the two, so that nothing is lost whoever is killed when, and a
 * tool that is connected later is told of all who have confirmed before.
 */
async function openWishes(db: Database, { id, project }: ToolRow): Promise<Wish[]> {
  const { rows: differing } = await sql<{ email: string; state: string }>`
    select s.email, s.state from newsletter_subscription s
      left join newsletter_transfers t on t.tool = ${id} and t.email = s.email
      where s.project = ${project}
        and ((s.state = 'active' and (t.id is null or t.wish <> 'subscribed'))
          or (s.state <> 'active' and t.wish = 'subscribed'))
      order by s.id limit ${AT_ONCE}`.execute(db)
  const { rows: gone } = await sql<{ email: string }>`
    select t.email from newsletter_transfers t where t.tool = ${id} and t.wish <> 'erased'
      and not exists (select 1 from newsletter_subscription s where s.project = ${project} and s.email = t.email)
      limit ${AT_ONCE}`.execute(db)
  return [
    ...differing.map(({ email, state }): Wish => ({ email, wish: state === 'active' ? 'subscribed' : 'left' })),
    ...gone.map(({ email }): Wish => ({ email, wish: 'erased' })),
  ]
}

/** Whether a tool is to be told of something that is not noted yet. */
export const hasWishes = async (db: Database, row: ToolRow): Promise<boolean> => (await openWishes(db, row)).length > 0

/** Notes what a tool is to be told: of each address the newest alone. Answers how many. */
export async function noteWishes(db: Database, row: ToolRow, now: Date): Promise<number> {
  const wishes = await openWishes(db, row)
  const fresh = { state: 'waiting', answer: null, sent_on: null } as const
  for (const { email, wish } of wishes)
    await db
      .insertInto('newsletter_transfers')
      .values({ tool: row.id, project: row.project, email, wish, ...fresh, created_on: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['tool', 'email']).doUpdateSet({ wish, ...fresh }))
      .execute()
  return wishes.length
}
