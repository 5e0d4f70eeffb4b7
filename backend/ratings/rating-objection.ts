import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'

/** Notes that whoever ordered this line wants to be asked for no rating any more, with this order or a later one (§ 7 (3) UWG). */
export const refuseInvitations = (db: Database, line: number) =>
  run(
    db,
    'update ecommerce_order set no_invitation = ? where id in (select l."order" from ecommerce_order_line l where l.id = ?)',
    [true, line],
  )

/** Whether a customer of the project has said so with any order. */
export async function refusesInvitations(db: Database, project: number, email: string): Promise<boolean> {
  const { rows } = await run(
    db,
    'select id from ecommerce_order where project = ? and lower(customer_email) = lower(?) and no_invitation = ? limit 1',
    [project, email, true],
  )
  return rows.length > 0
}
