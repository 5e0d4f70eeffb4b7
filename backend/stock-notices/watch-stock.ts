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

/** Requests answered for each piece: not everybody who wanted to know comes, and a mail says that the stock may not last. */
const MAILS_PER_PIECE = 2

/** Days for which pieces are left to those who were told, before the next ones are. */
const SHARE_DAYS = 2

/** Milliseconds between two looks. */
const EVERY = 5000

/** Tables of a request `n` and its goods. */
const WITH_GOODS = `stock_notice n join ecommerce_product p on p.id = n.product
  left join ecommerce_product_variant v on v.id = n.variant`

/** Pieces of a product `p` or its variant `v`; of a product with variants, those of all that are sold. */
const PIECES = `(case when v.id is not null then v.stock
  when exists (select 1 from ecommerce_product_variant o where o.product = p.id and o.active)
    then (select sum(o.stock) from ecommerce_product_variant o where o.product = p.id and o.active and o.stock > 0)
  else p.stock end)`

/** Mails to who was told by a request `s` that no server took: nothing is left to whom nothing reached. */
const LOST = `(select m.id from mail m where m.state = 'failed' and m.kind = 'stock_notice_back'
  and m.project = s.project and m.recipient_address = s.email and m.created_on >= s.sent_on)`

/** Who was told of the goods of a request `n` of late, and has gone before the others since. */
const SHARES = `(select count(*) from stock_notice s where s.product = n.product and s.state = 'sent'
  and s.share_until > ? and (s.variant = n.variant or (s.variant is null and n.variant is null)) and not exists ${LOST})`

/** Confirmed requests whose turn it is, whoever wrote the stock: the oldest, as many as {@link MAILS_PER_PIECE} allows; those after an id. */
async function due(db: Database, now: Date, after: number): Promise<StockNotice[]> {
  const { rows } = await run(
    db,
    `select * from (select n.*, ${PIECES} as pieces, ${SHARES} as shares,
      row_number() over (partition by n.product, n.variant order by n.id) as place
      from ${WITH_GOODS} where n.state = 'active' and p.status = 'published' and ${isThere}) as waiting
    where place + shares <= ${MAILS_PER_PIECE} * pieces and id > ? order by id limit ${MOST}`,
    [now.toISOString(), after],
  )
  return rows.map(stockNoticeOf)
}

/** Once goods are gone nobody goes before the others any more: who waits then is told of what comes next. */
async function endShares(db: Database): Promise<void> {
  const { rows } = await run(
    db,
    `select n.id from ${WITH_GOODS} where n.state = 'sent' and n.share_until is not null and ${isThere} is not true limit ${MOST}`,
  )
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => Number(id))
  await db.updateTable('stock_notice').set({ share_until: null }).where('id', 'in', ids).execute()
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
      share_until: expiry(now(), SHARE_DAYS),
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

/** Tells those whose goods are there again and whose turn it is, once. Returns how many mails were queued. */
export async function tellOfStock(options: StockNoticeOptions): Promise<number> {
  const { db, log, now } = options
  await endShares(db)
  let queued = 0
  let after = 0
  for (;;) {
    const notices = await due(db, now(), after)
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
