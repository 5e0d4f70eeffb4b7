import { TOOL_FAULTS, type ToolStanding } from '#contract/wire/newsletter-tools.ts'
import type { Database } from '../db/database.ts'
import type { ToolName } from './tool.ts'

/** Refused addresses that are named. */
const MOST_NAMED = 20

/** How far each tool of a website is. */
export async function toolStandings(db: Database, project: number): Promise<ToolStanding[]> {
  const rows = await db
    .selectFrom('newsletter_tools')
    .selectAll()
    .where('project', '=', project)
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const counts = await db
        .selectFrom('newsletter_transfers')
        .select(['state', (eb) => eb.fn.countAll().as('count')])
        .where('tool', '=', Number(row.id))
        .groupBy('state')
        .execute()
      const refused = await db
        .selectFrom('newsletter_transfers')
        .select(['email', 'answer'])
        .where('tool', '=', Number(row.id))
        .where('state', '=', 'failed')
        .orderBy('id')
        .limit(MOST_NAMED)
        .execute()
      const countOf = (state: string) => Number(counts.find((each) => each.state === state)?.count ?? 0)
      return {
        tool: String(row.tool) as ToolName,
        list: String(row.list),
        connected_on: String(row.connected_on),
        asked_on: row.asked_on === null ? null : String(row.asked_on),
        fault: TOOL_FAULTS.find((fault) => fault === row.fault) ?? null,
        due_on: String(row.due_on),
        sent: countOf('sent'),
        waiting: countOf('waiting'),
        failed: countOf('failed'),
        refused: refused.map(({ email, answer }) => ({
          email: String(email),
          answer: answer === null ? null : String(answer),
        })),
      }
    }),
  )
}

/** Lets the tools of a website be tried at once, also with addresses that they have refused, and asked who has left there. */
export async function retryTools(db: Database, project: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_transfers')
    .set({ state: 'waiting', answer: null })
    .where('project', '=', project)
    .where('state', '=', 'failed')
    .execute()
  await db
    .updateTable('newsletter_tools')
    .set({ due_on: now.toISOString(), asked_on: null })
    .where('project', '=', project)
    .execute()
}
