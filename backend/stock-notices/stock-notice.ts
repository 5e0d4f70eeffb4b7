import { createHash } from 'node:crypto'
import { type StockNoticeRequest, stockNoticeConsent } from '#domain/goods/stock-notice.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import { type Database, isSqlite, type Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import { readNewsletterAbout } from '../forms/newsletter-about.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import type { Project } from '../project/project.ts'
import type { AskedProduct } from '../requests/asked-product.ts'
import type { StockNoticeLinks } from './links.ts'
import { mailStockNotice } from './mails.ts'

/** What calls of who waits for goods are made of. */
export interface StockNoticeOptions extends FormsOptions {
  readonly stockNoticeLinks: StockNoticeLinks
}

/** Days in which a request can be confirmed. */
const CONFIRMABLE = 7

/** Somebody who wants to be told that goods are back. */
export interface StockNotice {
  readonly id: number
  readonly project: number
  readonly uuid: string
  readonly product: number
  readonly variant: number | null
  readonly productName: string
  readonly email: string
  readonly state: string
  readonly language: Language
  readonly origin: string
  readonly createdOn: Date
}

/** A row of `stock_notice`. */
export const stockNoticeOf = (row: Row): StockNotice => ({
  id: Number(row.id),
  project: Number(row.project),
  uuid: String(row.uuid),
  product: Number(row.product),
  variant: row.variant === null ? null : Number(row.variant),
  productName: String(row.product_name),
  email: String(row.email),
  state: String(row.state),
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  origin: String(row.origin),
  createdOn: new Date(String(row.created_on)),
})

const proof = (uuid: string, address: string) => createHash('sha256').update(`${uuid} ${address}`).digest('hex')

/** The condition that goods can be had, of a product `p` and perhaps its variant `v`. */
export const isThere = `(case when v.id is not null then v.active and v.stock > 0
  when exists (select 1 from ecommerce_product_variant o where o.product = p.id and o.active)
    then exists (select 1 from ecommerce_product_variant o where o.product = p.id and o.active and o.stock > 0)
  else p.stock > 0 end)`

/** Whether a published product, or its variant, can be had just now. */
export async function areThere(db: Database, { product, variant }: Pick<StockNoticeRequest, 'product' | 'variant'>) {
  const { rows } = await run(
    db,
    `select p.id from ecommerce_product p left join ecommerce_product_variant v on v.id = ? and v.product = p.id
    where p.id = ? and ${isThere}`,
    [variant ?? 0, product],
  )
  return rows.length > 0
}

/** A request as it came. */
export interface StockNoticeCall {
  readonly project: Project
  readonly origin: string
  readonly request: StockNoticeRequest
  readonly product: AskedProduct
  readonly language: Language
  /** The caller's IP address. */
  readonly address: string
}

/**
 * Asks the owner of an address by mail whether they want to be told, and keeps the proof of the request. Who waits already is told so in
 * the mail: the answer is the same for every address.
 */
export async function askStockNotice(options: StockNoticeOptions, call: StockNoticeCall): Promise<void> {
  const { db, now, uuid: newUuid } = options
  const { project, request, product, language, origin, address } = call
  const uuid = newUuid()
  const goods = product.name(language)
  const { sender } = await readNewsletterAbout(db, project, language)
  const open_key = request.variant === null ? `${request.product}` : `${request.product}/${request.variant}`
  await db.transaction().execute(async (trx) => {
    const asked = {
      uuid,
      language,
      origin,
      product_name: goods,
      created_on: now().toISOString(),
      form_text: stockNoticeConsent({ sender, goods }, language),
      asked_hash: proof(uuid, address),
      expires_on: expiry(now(), keptDays.unconfirmed),
    }
    const { product: id, variant, email } = request
    await trx
      .insertInto('stock_notice')
      .values({ project: project.id, product: id, variant, email, open_key, state: 'pending', ...asked })
      .onConflict((conflict) => conflict.columns(['project', 'email', 'open_key']).doNothing())
      .execute()
    const open = trx
      .selectFrom('stock_notice')
      .selectAll()
      .where('project', '=', project.id)
      .where('email', '=', email)
      .where('open_key', '=', open_key)
    const notice = stockNoticeOf(await (isSqlite(trx) ? open : open.forUpdate()).executeTakeFirstOrThrow())
    if (notice.state === 'active')
      return void (await mailStockNotice(options, trx, notice, { project, product, kind: 'known' }))
    const renewed = { ...notice, uuid, language, origin, productName: goods }
    const mail = await mailStockNotice(options, trx, renewed, { project, product, kind: 'confirm' })
    if (!mail) options.log(`${project.domain} has no e-mail address, so nobody can be told that goods are back`)
    await trx
      .updateTable('stock_notice')
      .set({ ...asked, message_id: mail ?? null })
      .where('id', '=', notice.id)
      .execute()
  })
}

/** The request of that uuid; undefined where there is none. */
export async function readStockNotice(db: Database, uuid: string): Promise<StockNotice | undefined> {
  const row = await db.selectFrom('stock_notice').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  return row && stockNoticeOf(row)
}

/** Whether a request can still be confirmed. */
export const canBeConfirmed = ({ state, createdOn }: StockNotice, now: Date): boolean =>
  state === 'pending' && expiry(createdOn, CONFIRMABLE) > now.toISOString()

/** Confirms a request, once; false where it cannot be any more. */
export async function confirmStockNotice(
  { db, now }: StockNoticeOptions,
  notice: StockNotice,
  address: string,
): Promise<boolean> {
  if (!canBeConfirmed(notice, now())) return false
  const { numUpdatedRows } = await db
    .updateTable('stock_notice')
    .set({
      state: 'active',
      answered_on: now().toISOString(),
      confirmed_hash: proof(notice.uuid, address),
      expires_on: expiry(now(), keptDays.stockNotice),
    })
    .where('id', '=', notice.id)
    .where('uuid', '=', notice.uuid)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a request; one that has ended, or of which the mail is sent, stays so. */
export async function leaveStockNotice(
  { db, now }: Pick<StockNoticeOptions, 'db' | 'now'>,
  { id }: Pick<StockNotice, 'id'>,
): Promise<void> {
  await db
    .updateTable('stock_notice')
    .set({ state: 'ended', open_key: null, expires_on: expiry(now(), keptDays.endedStockNotice) })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'active'])
    .execute()
}
