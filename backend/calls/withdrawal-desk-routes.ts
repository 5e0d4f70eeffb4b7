import { Hono } from 'hono'
import { z } from 'zod'
import { collectionOf } from '#contract/model/model.ts'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import { holdsStock, nextStates } from '#domain/orders/order-states.ts'
import { byPlace } from '#domain/orders/parcels.ts'
import { areAllPieces, priceOfPieces, type ReturnedPieces } from '#domain/orders/returned-pieces.ts'
import { withdrawablePieces } from '#domain/orders/withdrawal-refund.ts'
import { openWithdrawalStates } from '#domain/orders/withdrawal-states.ts'
import { isSameMailbox } from '#domain/texts/email.ts'
import { piecesSchema, words } from '../bodies/order-bodies.ts'
import { objectBody } from '../http/body.ts'
import { admitted, type Variables } from '../http/context.ts'
import { announceWithdrawal, closeWithdrawal } from '../orders/close-withdrawal.ts'
import { creditOrder } from '../orders/credit-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { type Actor, logEvent } from '../orders/order-log.ts'
import { queueOrderMailAgain } from '../orders/order-mail-tasks.ts'
import { checkPieces } from '../orders/refund-order.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { restockedOf } from '../orders/take-back-pieces.ts'
import { withdrawalTask, withdrawalTasks } from '../orders/withdrawal/withdrawal-tasks.ts'
import { factsOf, readOrder, type StoredOrder, unpaidOf } from '../shop/stored-order.ts'
import { parsed } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

const matchSchema = z.object({ order_number: z.string().trim().min(1).max(32) })
const rejectSchema = z.object({ reason: words(2000).refine((reason) => reason !== undefined, 'must say why') })
const settleSchema = z.object({ message: words(1000), pieces: piecesSchema })

type Caller = Variables['Variables']['caller']

/** The shop whose withdrawals the caller may work off. Throws the refusal. */
async function desk(calls: OrderCalls, request: Request, caller: Caller) {
  const { account } = await admitted(caller)
  const access = await caller.access()
  if (!access.write(collectionOf('ecommerce_order'), 'update') || access.branch !== undefined)
    throw new OrderRefusal('forbidden', { message: 'Orders: update is not allowed' })
  const shop = await calls.shopOf(request)
  if (shop.project.id !== access.project) throw new OrderRefusal('unknown_order')
  const actor: Actor = { kind: 'staff', user: account.id }
  return { shop, actor }
}

async function deskTask(calls: OrderCalls, request: Request, caller: Caller, id: string) {
  const { shop, actor } = await desk(calls, request, caller)
  const task = /^\d{1,9}$/.test(id) ? await withdrawalTask(calls.db, shop, Number(id)) : undefined
  if (!task) throw new OrderRefusal('unknown_order', { message: 'There is no such withdrawal' })
  return { shop, actor, task }
}

type Task = Awaited<ReturnType<typeof deskTask>>['task']

/** The pieces that a withdrawal is about: those that staff name, else all that can be withdrawn from. */
function settledPieces(order: StoredOrder, task: Task, given: z.infer<typeof piecesSchema>): ReturnedPieces[] {
  if (!given && task.items_text !== null)
    throw new OrderRefusal('invalid', { field: 'pieces', message: 'Only a part is withdrawn from: say which pieces' })
  const pieces = given ?? proposedPieces(order)
  checkPieces(order, pieces)
  if (areAllPieces(order.lines, pieces)) return pieces
  if (pieces.length === 0) throw new OrderRefusal('invalid', { field: 'pieces', message: 'Say which pieces' })
  if (paymentMethod(order.paymentMethod).provider !== null)
    throw new OrderRefusal('not_possible', { field: 'pieces', message: 'Its payment is under way for the whole order' })
  return pieces
}

/** All that can be withdrawn from; what never left goes back into stock. */
function proposedPieces(order: StoredOrder): ReturnedPieces[] {
  const pieces = withdrawablePieces(order.lines)
  if (order.deliveredOn === null && order.parcels.length > 0)
    return byPlace(order, pieces).map((piece) => ({ ...piece, toStock: !piece.fromParcel }))
  return pieces.map((piece) => ({ ...piece, toStock: order.deliveredOn === null }))
}

type Desk = Awaited<ReturnType<typeof deskTask>>

/** Says which order a withdrawal is about. */
async function match({ db, now }: OrderCalls, { shop, task }: Desk, body: unknown): Promise<void> {
  const { order_number } = parsed(matchSchema, body)
  const order = await db
    .selectFrom('ecommerce_order')
    .select('id')
    .where('project', '=', shop.project.id)
    .where('number', '=', order_number)
    .executeTakeFirst()
  if (!order) throw new OrderRefusal('invalid', { field: 'order_number', message: 'There is no such order' })
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('ecommerce_withdrawal')
      .set({ matched_order: Number(order.id), state: 'matched' })
      .where('id', '=', task.id)
      .where('state', 'in', openWithdrawalStates)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new OrderRefusal('not_possible', { message: 'This withdrawal has ended already' })
    await announceWithdrawal(trx, shop.project.id, task.id, now())
  })
}

async function reject({ db, now, wakeOrders }: OrderCalls, { shop, task }: Desk, body: unknown): Promise<void> {
  const { reason } = parsed(rejectSchema, body)
  const ids = { withdrawal: task.id, project: shop.project.id }
  const closing = { ...ids, state: 'rejected', reason, mail: 'rejected' } as const
  await db.transaction().execute((trx) => closeWithdrawal(trx, closing, now()))
  wakeOrders()
}

/**
 * Closes a withdrawal without money to give back: of all that the order has, it is cancelled; of a part that was not paid yet, that part is
 * not owed any more and the rest remains to be paid. Throws the refusal where only a part is meant and nobody says which.
 */
async function settle(calls: OrderCalls, { shop, actor, task }: Desk, body: unknown): Promise<void> {
  const { db, now, wakeOrders } = calls
  const { message, pieces: given } = parsed(settleSchema, body)
  const order = task.order ? await readOrder(db, task.order.id) : undefined
  const refundIt = () =>
    new OrderRefusal('not_possible', { field: 'withdrawal', message: 'There is money to give back: refund it' })
  const hasMoney = order !== undefined && order.paid > order.refunded
  if (hasMoney && unpaidOf(order) === 0) throw refundIt()
  const pieces = order && holdsStock(order.state) ? settledPieces(order, task, given) : undefined
  if (order && pieces && !areAllPieces(order.lines, pieces)) {
    const cents = priceOfPieces(order.lines, pieces)
    if (hasMoney && cents > unpaidOf(order)) throw refundIt()
    const credit = { cents, pieces, message, actor, withdrawal: task.id }
    await db.transaction().execute((trx) => creditOrder(trx, order, credit, now()))
    return wakeOrders()
  }
  if (hasMoney) throw refundIt()
  const ids = { withdrawal: task.id, project: shop.project.id }
  const back = order && given ? restockedOf(order, pieces ?? []) : undefined
  await db.transaction().execute(async (trx) => {
    const closing = { ...ids, state: 'refunded', reason: message, mail: 'settled' } as const
    await closeWithdrawal(trx, closing, now())
    if (order && nextStates(order.state, factsOf(order)).includes('cancelled'))
      await moveOrder(
        trx,
        order,
        // What staff say stands in the mail that settles the withdrawal, and is no reason of theirs to cancel.
        {
          to: 'cancelled',
          actor,
          back,
          keepStock: !back && order.deliveredOn !== null,
          // Whoever withdrew reads both in one mail; where that is somebody else, the customer is told that the order has ended.
          withoutMail: isSameMailbox(task.confirmation_email, order.customerEmail),
        },
        now(),
      )
  })
  wakeOrders()
}

/**
 * `GET /ecom/withdrawals`, `POST /ecom/withdrawals/{id}/match`, `/reject`, `/settle`, and `POST /ecom/orders/{id}/refund-account`: how staff
 * work off withdrawals. Money is given back by the order's own call, which names the withdrawal and closes it.
 */
export function withdrawalDeskRoutes(calls: OrderCalls): Hono<Variables> {
  const { db, now } = calls
  const routes = new Hono<Variables>().get('/withdrawals', async ({ req, var: { caller } }) => {
    const { shop } = await desk(calls, req.raw, caller)
    return Response.json({ data: await withdrawalTasks(db, shop, req.query('closed') === 'yes') })
  })
  for (const [name, step] of Object.entries({ match, reject, settle }))
    routes.post(`/withdrawals/:id/${name}`, async ({ req, var: { caller } }) => {
      const at = await deskTask(calls, req.raw, caller, req.param('id'))
      await step(calls, at, await objectBody(req.raw))
      return Response.json({ status: 'ok', data: await withdrawalTask(db, at.shop, at.task.id) })
    })
  return routes.post('/orders/:id/refund-account', async ({ req, var: { caller } }) => {
    const { order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
    await db.transaction().execute(async (trx) => {
      await queueOrderMailAgain(trx, order.id, 'refund_account', now())
      await logEvent(trx, order.id, { kind: 'mail', actor, message: 'refund_account' }, now())
    })
    calls.wakeOrders()
    return Response.json({ status: 'ok' })
  })
}
