import type { Database, Row } from '../db/database.ts'
import { consentProofs } from './proof.ts'
import { type NewsletterTool, type ProvenSubscriber, SubscriberRefused } from './tool.ts'
import type { ToolRow } from './tool-row.ts'

/** Addresses that a tool is told of before others have their turn. */
const AT_ONCE = 100

const waitingFor = (db: Database, tool: number) =>
  db.selectFrom('newsletter_transfers').where('tool', '=', tool).where('state', '=', 'waiting')

/** Whether a tool is to be told of somebody. */
export const hasWaiting = async (db: Database, tool: number): Promise<boolean> =>
  (await waitingFor(db, tool).select('id').limit(1).executeTakeFirst()) !== undefined

/** The subscriber of an address with the proof; undefined for one who has left meanwhile. */
async function proven(db: Database, row: ToolRow, email: string): Promise<ProvenSubscriber | undefined> {
  const found = await db
    .selectFrom('newsletter_subscription')
    .select(['id', 'language'])
    .where('project', '=', row.project)
    .where('email', '=', email)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (!found) return undefined
  const proof = (await consentProofs(db, [Number(found.id)])).get(Number(found.id))
  if (!proof?.confirmed_on) throw new SubscriberRefused('no proof')
  const { requested_on, confirmed_on, words, message_id } = proof
  const isBack = confirmed_on > row.connectedOn
  return { email, language: String(found.language), requested_on, confirmed_on, words, message_id, isBack }
}

async function tell(db: Database, row: ToolRow, tool: NewsletterTool, { email, wish }: Row): Promise<void> {
  const address = String(email)
  if (wish === 'left') return tool.leave(address)
  if (wish === 'erased') return tool.erase(address)
  const subscriber = await proven(db, row, address)
  // Who has left meanwhile is noted so with the next look.
  if (subscriber) await tool.subscribe(subscriber)
}

/** Notes what came of it, unless something newer is wished meanwhile; an address that is to be forgotten is forgotten here too. */
async function settle(db: Database, { id, wish }: Row, refusal: string | null, now: Date): Promise<void> {
  if (wish === 'erased' && refusal === null) {
    await db.deleteFrom('newsletter_transfers').where('id', '=', Number(id)).where('wish', '=', 'erased').execute()
    return
  }
  await db
    .updateTable('newsletter_transfers')
    .set(refusal === null ? { state: 'sent', sent_on: now.toISOString() } : { state: 'failed', answer: refusal })
    .where('id', '=', Number(id))
    .where('wish', '=', String(wish))
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Tells a tool of the first who wait, one after the other; `goOn` is asked before each. An address that it refuses is noted and holds up
 * no other. Throws ToolFault, and who was not told waits.
 */
export async function tellTool(
  { db, now, goOn }: { readonly db: Database; readonly now: () => Date; readonly goOn: () => Promise<boolean> },
  row: ToolRow,
  tool: NewsletterTool,
): Promise<void> {
  const waiting = await waitingFor(db, row.id).select(['id', 'email', 'wish']).orderBy('id').limit(AT_ONCE).execute()
  for (const transfer of waiting) {
    if (!(await goOn())) return
    let refusal: string | null = null
    try {
      await tell(db, row, tool, transfer)
    } catch (error) {
      if (!(error instanceof SubscriberRefused)) throw error
      refusal = error.said
    }
    await settle(db, transfer, refusal, now())
  }
}
