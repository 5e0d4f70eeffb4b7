import { type CustomerMail, customerMails, type ShopMail, shopMails } from '#contract/wire/order-mails.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { offsetsBetween } from '#domain/hours/offsets-between.ts'
import { comeText, openStatus } from '#domain/hours/open-status.ts'
import { timesWithPage } from '#domain/hours/open-times.ts'
import { type OrderState, orderStates } from '#domain/orders/order-states.ts'
import { collectionMails } from '#domain/orders/overtaken-mail.ts'
import { piecesLeft } from '#domain/orders/returned-pieces.ts'
import { stepMail } from '#domain/orders/step-mail.ts'
import type { Database } from '../db/database.ts'
import { jsonOf } from '../db/stored-json.ts'
import { leaveHeaders } from '../mail/leave-headers.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailboxesOf } from '../mail/mailboxes-of.ts'
import { mailWords } from '../mail/own-words.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { withHours } from '../mail/with-hours.ts'
import { readReturnSlip } from '../orders/send-return-slip.ts'
import type { HousePlan } from '../project/load-plans.ts'
import type { Project } from '../project/project.ts'
import { purchaseToken } from '../ratings/verified-purchase.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import { refundAccountPath } from '../shop/refund-account-link.ts'
import { sellerOf } from '../shop/seller.ts'
import type { Shop } from '../shop/shop.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { customerLetter, type LetterFacts, shopLetter } from './compose-letter.ts'
import { inShopLanguage } from './in-shop-language.ts'
import { hasPlaceholder, noticeSource } from './notice-attachment.ts'
import { collectionSource, invoiceSource, legalSource } from './order-attachments.ts'
import type { OrderMailerOptions } from './order-mailer-options.ts'
import { papersOf, readRefund } from './order-papers.ts'
import { letterDays, renderOrderLetter } from './render-letter.ts'
import { returnSlipSource } from './return-slip-paper.ts'
import { orderWords, wordedAs } from './standard-words.ts'

async function projectOf(db: Database, id: number): Promise<Project> {
  const { domain } = await db.selectFrom('project').select('domain').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, domain: String(domain) }
}

/** Mails that refer to something else of the order than a refund. */
const REFERRING: readonly string[] = ['changed', 'parcel', 'return_slip']

const BY_SYSTEM = ['unpaid', 'unaccepted', 'uncollected'] as const

/** What the log says of the last step to a state. */
const stepTo = (db: Database, order: StoredOrder, state: OrderState) =>
  db
    .selectFrom('ecommerce_order_event')
    .select(['actor', 'message'])
    .where('order', '=', order.id)
    .where('to_state', '=', state)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** What staff wrote to the customer with the step that a mail tells of. Words beside money that came are for the books. */
async function stepWords(db: Database, order: StoredOrder, kind: string): Promise<Pick<LetterFacts, 'message'>> {
  const state = orderStates.find((one) => stepMail(one, order) === kind)
  // Of several parcels each has its own words.
  const hasWords = state && state !== 'paid' && state !== 'cancelled' && order.parcels.length === 0
  const step = hasWords ? await stepTo(db, order, state) : undefined
  return step?.actor === 'staff' && step.message ? { message: String(step.message) } : {}
}

async function cancellation(db: Database, order: StoredOrder): Promise<Pick<LetterFacts, 'reason' | 'bySystem'>> {
  const event = await stepTo(db, order, 'cancelled')
  return {
    bySystem: event?.actor === 'system' ? (BY_SYSTEM.find((why) => why === event.message) ?? 'unpaid') : undefined,
    reason: event?.actor === 'staff' && event.message ? String(event.message) : undefined,
  }
}

/** Why an order ended by itself with a refund. */
async function endOf(db: Database, order: StoredOrder): Promise<Pick<LetterFacts, 'bySystem'>> {
  const event = order.state === 'refunded' ? await stepTo(db, order, 'refunded') : undefined
  return { bySystem: event?.actor === 'system' ? BY_SYSTEM.find((why) => why === event.message) : undefined }
}

/** What an entry of the log says of changed lines; none where only addresses were. */
async function lineChanges(db: Database, event: number): Promise<Pick<LetterFacts, 'changes'>> {
  const row = await db.selectFrom('ecommerce_order_event').select('changes').where('id', '=', event).executeTakeFirst()
  const changes = row && jsonOf<'ecommerce_order_event'>()(row, 'changes')
  return changes ? { changes } : {}
}

/** What a return slip asks back, and where it goes. Throws an Error where there is no such slip, or no company. */
async function returnedBy(
  db: Database,
  order: StoredOrder,
  project: Project,
  event: number,
): Promise<Pick<LetterFacts, 'returned'>> {
  const slip = await readReturnSlip(db, order.id, event)
  const seller = await sellerOf(db, project, order.language)
  if (!slip || !seller) throw new Error(`Order ${order.id} has no return slip ${event}, or its shop no company`)
  return { returned: { ...slip, address: [seller.name, seller.street, seller.place] } }
}

/** The links by which the goods of an order can be rated, and the one that ends such invitations; none for who wants none. */
async function invitation(
  { db, links, objections }: Pick<OrderMailerOptions, 'db' | 'links' | 'objections'>,
  order: StoredOrder,
): Promise<Pick<LetterFacts, 'ratings' | 'noRatings'>> {
  const [line] = order.lines
  if (!line || (await objections.has(db, order.project, order.customerEmail))) return {}
  const ratings = ratingLinks(links, order)
  if (ratings.length === 0) return {}
  const noRatings = `${order.origin}/ecom/rating/stop?language=${order.language}&purchase=${purchaseToken(links, line.id)}`
  return { ratings, noRatings }
}

/** One link for each line whose goods still exist and were kept, by which they can be rated once. */
const ratingLinks = (links: OrderLinks, { lines, origin, language }: StoredOrder) =>
  lines.flatMap(({ id, product, name, count, returned }) =>
    product === null || piecesLeft({ count, returned }) === 0
      ? []
      : [{ label: name, href: `${origin}/ecom/rating?language=${language}&purchase=${purchaseToken(links, id)}` }],
  )

/** The house of which a mail says when it is open: where the order is collected, named where there are several; else the main one. */
function houseOf({ houses }: Shop, { branch, isCollection }: StoredOrder) {
  if (!isCollection || !branch || houses.length < 2) return { house: houses[0] }
  return { house: houses.find((house) => house.branch === branch.id), name: `${branch.name}, ${branch.address}` }
}

/** From when an order can be collected next, by the hours of its branch. */
function collectWhen(houses: readonly HousePlan[], { branch, language }: StoredOrder, now: Date): string | undefined {
  const plan = houses.find((house) => house.branch === branch?.id)
  const status = plan && openStatus(timesWithPage(plan, germanDay(now)), now.getTime())
  return status && comeText(status, now.getTime(), language, offsetsBetween(now.getTime(), status.at))
}

/** Subject and first words of a mail, in the order's language. */
export function orderMailWords(db: Database, order: StoredOrder, kind: CustomerMail) {
  const worded = wordedAs(kind, order)
  const mail = { project: order.project, kind: `order_${worded}`, language: order.language } as const
  return mailWords(db, mail, orderWords(worded, order.language))
}

/** A mail of an order as it would be written now. Throws an Error when that is not possible. */
export async function composeOrderMail(
  options: OrderMailerOptions,
  id: number,
  kind: string,
  refundId = 0,
): Promise<NewMail> {
  const { db, memory, links, mailFrom, now } = options
  const order = await readOrder(db, id)
  if (!order) throw new Error(`There is no order ${id}`)
  const project = await projectOf(db, order.project)
  const shop = await memory.of(project)
  if (!shop) throw new Error(`${project.domain} has no shop settings`)
  const isCustomers = customerMails.includes(kind as CustomerMail)
  const statusLink = order.origin + links.statusPath(order.uuid, order.language, shop.roots)
  const refund = refundId > 0 && !REFERRING.includes(kind) ? await readRefund(db, order, refundId) : undefined
  const papers = await papersOf(db, order, kind, refund)
  const facts = {
    shop,
    order,
    statusLink,
    accountLink: `${order.origin}${refundAccountPath(links, order.uuid, order.language)}`,
    refund,
    hasPaper: papers.length > 0,
    hasPlaceholder: kind === 'receipt' && (await hasPlaceholder(db, order)),
    isCorrected: papers.length > 1,
    ...(await stepWords(db, order, kind)),
    ...(kind === 'changed' && (await lineChanges(db, refundId))),
    ...(kind === 'parcel' && { parcel: refundId }),
    ...(kind === 'return_slip' && (await returnedBy(db, order, project, refundId))),
    ...(kind === 'cancelled' && (await cancellation(db, order))),
    ...(kind === 'refunded' && (await endOf(db, order))),
    ...(kind === 'completed' && shop.allowRatings && (await invitation(options, order))),
    collectWhen: order.collectionCode ? collectWhen(shop.houses, order, now()) : undefined,
  }
  const words = isCustomers ? await orderMailWords(db, order, kind as CustomerMail) : undefined
  const letter = isCustomers
    ? customerLetter(kind as CustomerMail, { ...facts, words })
    : shopLetter(kind as ShopMail, { ...facts, order: await inShopLanguage(db, order, shop, now()) })
  const own = await letterheadOf(db, project, letter.language, mailFrom)
  const letterhead = isCustomers
    ? withHours(own, { ...houseOf(shop, order), language: letter.language, now: now() })
    : own
  const { from, email, siteName } = letterhead
  if (!from) throw new Error(`${project.domain} has no e-mail address to send from`)
  const { first_name, last_name } = order.invoiceAddress ?? order.shippingAddress
  const customer = { name: `${first_name} ${last_name}`, address: order.customerEmail }
  const shopPerson = { name: siteName, address: email ?? from.address }
  return {
    project: project.id,
    kind: `order_${kind}`,
    from,
    to: isCustomers ? customer : shopPerson,
    replyTo: isCustomers ? shopPerson : customer,
    ...(await renderOrderLetter(letter, letterhead)),
    ...(facts.noRatings && { headers: leaveHeaders(facts.noRatings) }),
    attachments: [
      ...(kind === 'changed' && facts.changes ? [legalSource(order)] : []),
      ...(kind === 'receipt' ? [legalSource(order), ...noticeSource(order)] : []),
      ...papers.map(invoiceSource),
      ...(kind === 'return_slip' ? [returnSlipSource(order.id, refundId)] : []),
      ...(collectionMails.includes(kind) && order.collectionCode ? [collectionSource(order)] : []),
    ],
    keepDays: letterDays(now()),
  }
}

/** The branches that an order concerns: where it is collected, and where its pieces lie. */
const branchesOf = ({ branch, lines }: StoredOrder): number[] =>
  [...new Set([branch?.id ?? null, ...lines.flatMap((line) => line.stockPlaces.map((place) => place.branch))])].filter(
    (id) => id !== null,
  )

/** A mail of an order, to each who gets it: one of the customer's to the customer, one to the shop to everybody who is told of orders. */
export async function addressedMails(db: Database, id: number, mail: NewMail): Promise<[NewMail, ...NewMail[]]> {
  const order = shopMails.some((kind) => mail.kind === `order_${kind}`) ? await readOrder(db, id) : undefined
  if (!order) return [mail]
  const about = { subject: 'orders', branches: branchesOf(order) } as const
  const shop = { name: mail.to.name ?? '', address: mail.to.address }
  const [first = mail.to, ...others] = await mailboxesOf(db, order.project, about, shop)
  return [{ ...mail, to: first }, ...others.map((to) => ({ ...mail, to }))]
}
