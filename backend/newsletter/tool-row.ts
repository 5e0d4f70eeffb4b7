import type { Database, Row } from '../db/database.ts'
import type { ToolName } from './tool.ts'

/** A connection as it is stored: which tool, which list, and how far it is. */
export interface ToolRow {
  readonly id: number
  readonly project: number
  readonly tool: ToolName
  readonly list: string
  readonly connectedOn: string
  readonly askedOn: string | null
  readonly faults: number
}

/** Milliseconds for which one process may have a tool in hand without a sign of life. */
const LEASE = 120_000

const rowOf = (row: Row): ToolRow => ({
  id: Number(row.id),
  project: Number(row.project),
  tool: String(row.tool) as ToolName,
  list: String(row.list),
  connectedOn: String(row.connected_on),
  askedOn: row.asked_on === null ? null : String(row.asked_on),
  faults: Number(row.faults),
})

/** The connection of a website with a list of a tool; made where there is none, and made anew for another list. */
export async function keptTool(
  db: Database,
  { project, tool, list }: Pick<ToolRow, 'project' | 'tool' | 'list'>,
  now: Date,
): Promise<ToolRow> {
  const find = () =>
    db
      .selectFrom('newsletter_tools')
      .selectAll()
      .where('project', '=', project)
      .where('tool', '=', tool)
      .executeTakeFirst()
  const found = await find()
  if (found?.list === list) return rowOf(found)
  const moment = now.toISOString()
  if (found) await db.deleteFrom('newsletter_tools').where('id', '=', Number(found.id)).execute()
  await db
    .insertInto('newsletter_tools')
    .values({ project, tool, list, connected_on: moment, due_on: moment })
    .onConflict((conflict) => conflict.columns(['project', 'tool']).doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`The connection with ${tool} is gone again`)
  return rowOf(made)
}

/** Forgets the connection with a tool whose credentials are gone. */
export async function dropTool(db: Database, project: number, tool: ToolName): Promise<void> {
  await db.deleteFrom('newsletter_tools').where('project', '=', project).where('tool', '=', tool).execute()
}

/** Takes a tool in hand that is due, or goes on having it; false where another process has it. */
export async function claimTool(db: Database, id: number, now: Date, isMine = false): Promise<boolean> {
  const moment = now.toISOString()
  let claim = db
    .updateTable('newsletter_tools')
    .set({ claimed_until: new Date(now.getTime() + LEASE).toISOString() })
    .where('id', '=', id)
  if (!isMine)
    claim = claim
      .where('due_on', '<=', moment)
      .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<', moment)]))
  return (await claim.executeTakeFirst()).numUpdatedRows === 1n
}

/** Lets go of a tool and notes what came of it. */
export async function settleTool(
  db: Database,
  id: number,
  standing: {
    readonly fault: string | null
    readonly faults: number
    readonly due_on: string
    readonly asked_on?: string
  },
): Promise<void> {
  await db
    .updateTable('newsletter_tools')
    .set({ ...standing, claimed_until: null })
    .where('id', '=', id)
    .execute()
}
