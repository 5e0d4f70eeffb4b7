import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import { projectById } from '../project/project.ts'
import { type Recurring, recurring } from '../recurring.ts'
import { askedProduct } from '../requests/asked-product.ts'
import { mailStockNotice } from './mails.ts'
import { isThere, type StockNotice, type StockNoticeOptions, stockNoticeOf } from './stock-notice.ts'

/** Requests looked at in one go. */
const MOST = 200

/** Milliseconds between two looks. */
const EVERY = 5000

/** Confirmed requests whose goods are there, whoever wrote the stock; those after an id. */
async function due(db: Database, after: number): Promise<StockNotice[]> {
  const { rows } = await run(
    db,
    `select n.* from stock_notice n join ecommerce_product p on p.id = n.product
    left join ecommerce_product_variant v on v.id = n.variant
    where n.state = 'active' and n.id > ? and p.status = 'published' and ${isThere} order by n.id limit ${MOST}`,
    [after],
  )
  return rows.map(stockNoticeOf)
}

/** Queues the mail and ends the request in one transaction: of all processes that look, the one whose update counts tells. */
async function tell(options: StockNoticeOptions, trx: Database, notice: StockNotice): Promise<boolean> {
  const { now } = options
  const { numUpdatedRows } = await trx
    .updateTable('stock_notice')
    .set({
      state: 'sent',
      open_key: null,
      sent_on: now().toISOString(),
      expires_on: expiry(now(), keptDays.endedStockNotice),
    })
    .where('id', '=', notice.id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const project = await projectById(trx, notice.project)
  if (!project) return false
  const asked = await askedProduct(trx, project, notice)
  if (asked.ok && !asked.product.isShownOnly) {
    if (await mailStockNotice(options, trx, notice, { project, product: asked.product, kind: 'back' })) return true
  }
  throw new NotNow()
}

/** What cannot be sent yet stays as it is. */
class NotNow extends Error {}

/** Tells everybody whose goods are there again, once. Returns how many mails were queued. */
export async function tellOfStock(options: StockNoticeOptions): Promise<number> {
  const { db, log } = options
  let queued = 0
  let after = 0
  for (;;) {
    const notices = await due(db, after)
    for (const notice of notices)
      await db
        .transaction()
        .execute((trx) => tell(options, trx, notice))
        .then((isQueued) => {
          if (isQueued) queued += 1
        })
        .catch((error) => {
          if (!(error instanceof NotNow)) log(`Request ${notice.id} for goods could not be answered`, error)
        })
    after = notices.at(-1)?.id ?? after
    if (notices.length < MOST) break
  }
  if (queued > 0) options.wakeMail()
  return queued
}

/** Looks every five seconds for goods that are there again. */
export const followAwaitedStock = (options: StockNoticeOptions): Recurring =>
  recurring(
    EVERY,
    () => tellOfStock(options),
    (error) => options.log('Who waits for goods could not be told', error),
  )
