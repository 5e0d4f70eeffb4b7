import { setTimeout } from 'node:timers/promises'
import type { Database } from '#backend/db/database.ts'

/** Waits until no mail of orders is left to be written or sent. */
export async function untilMailsAreOut(db: Database): Promise<void> {
  const count = async (table: string, state: string) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .where('state', '=', state)
          .executeTakeFirst()
      )?.n,
    )
  // Those that a kill cut wait until their lease of four minutes is over.
  const left = [
    ['ecommerce_order_mail', 'waiting'],
    ['mail', 'waiting'],
    ['mail', 'sending'],
  ] as const
  for (let open = 1; open > 0; ) {
    await setTimeout(500)
    open = (await Promise.all(left.map(([table, state]) => count(table, state)))).reduce((sum, n) => sum + n, 0)
  }
}
