import type { WithdrawalTask, WithdrawnOrder } from '#contract/wire/withdrawal-desk.ts'
import { euroOf } from '#domain/money/money.ts'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import { piecesLeft } from '#domain/orders/returned-pieces.ts'
import { withdrawablePieces, withdrawalRefund } from '#domain/orders/withdrawal-refund.ts'
import { openWithdrawalStates, type WithdrawalState } from '#domain/orders/withdrawal-states.ts'
import { understoodPart, withdrawnLines } from '#domain/orders/withdrawn-part.ts'
import type { Database, Row } from '../../db/database.ts'
import type { Shop } from '../../shop/shop.ts'
import { readOrder, type StoredOrder, unpaidOf } from '../../shop/stored-order.ts'

const text = (value: Row[string] | undefined): string | null => (value ? String(value) : null)

/** What the cheapest delivery to the customer's country costs now, at most what was paid: collections are none. */
function cheapestShipping(shop: Shop, order: StoredOrder): number {
  const country = order.shippingAddress.country_code
  const costs = shop.shippings
    .filter(({ isCollection, countries }) => !isCollection && (countries.length === 0 || countries.includes(country)))
    .map(({ priceBrutto }) => priceBrutto)
  return Math.min(order.shipping, ...costs)
}

interface Declared {
  /** What the customer calls the part that is withdrawn from. */
  readonly part: string
  readonly askedOn: string | null
}

/** The order of a withdrawal with the refund that is proposed for it. */
function withdrawnOrder(shop: Shop, order: StoredOrder, { part, askedOn }: Declared): WithdrawnOrder {
  const cheapest = cheapestShipping(shop, order)
  const left = order.lines.flatMap((line) => {
    const pieces = piecesLeft(line)
    return pieces > 0 ? [{ ...line, pieces }] : []
  })
  const understood = understoodPart(left, part)
  const pieces = withdrawablePieces(withdrawnLines(understood))
  const { goods, shipping, wrap, amount, missing } = withdrawalRefund(order.lines, pieces, {
    shipping: order.shipping,
    wrap: order.wrap,
    cheapestShipping: cheapest,
    left: order.paid - order.refunded,
    owed: unpaidOf(order),
  })
  return {
    id: order.id,
    number: order.number,
    language: order.language,
    state: order.state,
    payment_method: order.paymentMethod,
    payment_name: order.paymentName,
    paid: euroOf(order.paid),
    refunded: euroOf(order.refunded),
    owed: euroOf(unpaidOf(order)),
    by_hand: paymentMethod(order.paymentMethod).provider === null,
    has_account: order.refundAccount !== null,
    account_asked_on: askedOn,
    cheapest_shipping: euroOf(cheapest),
    understood: {
      how: understood.how,
      lines: understood.lines.map(({ id: line, product, variant, name, variantName, pieces: count }) => ({
        line,
        product,
        variant,
        display_name: name,
        variant_name: variantName,
        count,
      })),
    },
    proposal: {
      pieces,
      goods: euroOf(goods),
      shipping: euroOf(shipping),
      wrap: euroOf(wrap),
      amount: euroOf(amount),
      missing: euroOf(missing),
    },
  }
}

/** When the mail was put on the list that asks for the account of a refund; null where none was. */
async function accountAskedOn(db: Database, order: number): Promise<string | null> {
  const asked = await db
    .selectFrom('ecommerce_order_mail')
    .select('created_on')
    .where('order', '=', order)
    .where('kind', '=', 'refund_account')
    .executeTakeFirst()
  return text(asked?.created_on)
}

async function taskOf(db: Database, shop: Shop, row: Row): Promise<WithdrawalTask> {
  const order = row.matched_order === null ? undefined : await readOrder(db, Number(row.matched_order))
  const part = text(row.items_text) ?? ''
  return {
    id: Number(row.id),
    state: row.state as WithdrawalState,
    name: String(row.name),
    contract_reference: String(row.contract_reference),
    confirmation_email: String(row.confirmation_email),
    items_text: text(row.items_text),
    declaration_text: String(row.declaration_text),
    reason: text(row.reason),
    received_on: String(row.received_on),
    refund_due_on: String(row.refund_due_on),
    closed_on: text(row.closed_on),
    order: order ? withdrawnOrder(shop, order, { part, askedOn: await accountAskedOn(db, order.id) }) : null,
  }
}

const MOST = 200

/** The withdrawals of a shop that wait for somebody, the most urgent first; or, `closed`, those that are done, the newest first. */
export async function withdrawalTasks(db: Database, shop: Shop, closed: boolean): Promise<WithdrawalTask[]> {
  const rows = await db
    .selectFrom('ecommerce_withdrawal')
    .selectAll()
    .where('project', '=', shop.project.id)
    .where('state', closed ? 'not in' : 'in', openWithdrawalStates)
    .orderBy(closed ? 'received_on' : 'refund_due_on', closed ? 'desc' : 'asc')
    .limit(MOST)
    .execute()
  const tasks: WithdrawalTask[] = []
  for (const row of rows) tasks.push(await taskOf(db, shop, row))
  return tasks
}

/** One of them; undefined where the shop has none of that id. */
export async function withdrawalTask(db: Database, shop: Shop, id: number): Promise<WithdrawalTask | undefined> {
  const row = await db
    .selectFrom('ecommerce_withdrawal')
    .selectAll()
    .where('project', '=', shop.project.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && taskOf(db, shop, row)
}
