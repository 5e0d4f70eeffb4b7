import { Hono } from 'hono'
import type { CheckResult } from '#domain/company/connection-check.ts'
import type { PaymentProvider } from '#domain/money/payment-methods.ts'
import { type Calm, createCalm } from '../calm.ts'
import { followSales } from '../catalogue/turn-sales.ts'
import { Fault } from '../fault.ts'
import { formApp } from '../forms/form-app.ts'
import { createFormLimits, TooMany } from '../forms/form-limits.ts'
import { faultOf } from '../http/answer.ts'
import type { Variables } from '../http/context.ts'
import { requestedProject } from '../http/requested-project.ts'
import { followLegalTexts } from '../legal/follow-legal-texts.ts'
import { createOrderMailer } from '../order-mails/order-mailer.ts'
import { createOrderCalls, type OrderCalls } from '../orders/order-calls.ts'
import type { OrdersOptions } from '../orders/orders-options.ts'
import { createPlacing } from '../orders/placing/placing.ts'
import { answerFailure, answerRefusal, OrderRefusal } from '../orders/refusal.ts'
import { releaseUnpaid } from '../orders/release-unpaid.ts'
import { purgeOrders } from '../orders/retention.ts'
import { waitForCollection } from '../orders/wait-for-collection.ts'
import { createProviders, type Providers } from '../payments/providers.ts'
import { isDemonstration } from '../project/demonstration.ts'
import type { Project } from '../project/project.ts'
import { createRatingObjections, type RatingObjections } from '../ratings/rating-objection.ts'
import { type Recurring, recurring } from '../recurring.ts'
import type { ReservationOptions } from '../reservations/reservation.ts'
import { reservationLinks } from '../reservations/reservation-links.ts'
import { watchReservations } from '../reservations/watch-reservations.ts'
import { evenStock } from '../shop/even-stock.ts'
import { createOrderLinks } from '../shop/order-link.ts'
import { createShopMemory } from '../shop/shop-memory.ts'
import { purgeMoves } from '../stock/purge-moves.ts'
import { createVault } from '../vault/vault.ts'
import { answerRoutes } from './answer-routes.ts'
import { assignmentRoutes } from './assignment-routes.ts'
import { batteryRoutes } from './battery-routes.ts'
import { bookkeepingRoutes } from './bookkeeping-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { mailTextRoutes } from './mail-text-routes.ts'
import { manualOrderRoutes } from './manual-order-routes.ts'
import { orderChangeRoutes } from './order-change-routes.ts'
import { orderLineRoutes } from './order-line-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { parcelRoutes } from './parcel-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { refundAccountRoutes } from './refund-account-routes.ts'
import { refundRoutes } from './refund-routes.ts'
import { reportRoutes } from './report-routes.ts'
import { reservationBranchRoutes } from './reservation-branch-routes.ts'
import { reservationDeskRoutes } from './reservation-desk-routes.ts'
import { reservationRoutes } from './reservation-routes.ts'
import { reservationVisitorRoutes } from './reservation-visitor-routes.ts'
import { returnSlipRoutes } from './return-slip-routes.ts'
import { staffCorrespondence } from './staff-correspondence.ts'
import { staffRoutes } from './staff-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'
import { withdrawalDeskRoutes } from './withdrawal-desk-routes.ts'
import { withdrawalRoutes } from './withdrawal-routes.ts'

export interface Orders {
  /** The calls, to be mounted at `/ecom`. */
  readonly app: Hono<Variables>
  /** What stands in for the payment providers of demonstrations; no other project's address leads there. */
  readonly standIns: Providers['standIns']
  /** Whether a provider takes the credentials of a project's shop. */
  checkAccount(project: Project, provider: PaymentProvider): Promise<CheckResult>
  /** Writes the mails that orders wait for. */
  writeMails(): Promise<void>
  /** Cancels what was not paid in time. */
  releaseUnpaid(): Promise<void>
  /** Reminds of what lies ready, and ends what nobody collects. */
  waitForCollection(): Promise<void>
  /** Frees what was reserved long enough, and reminds of the rest. */
  watchReservations(): Promise<void>
  /** Does both from now on, mails at once and the rest every minute, and deletes what the law no longer keeps. */
  start(): void
  /** Ends the work in hand and does no more. */
  stop(): Promise<void>
}

const SECOND = 1000

/** Of the time in which mails are to be written, the orders' share for one of the mails'. */
const MAIL_REST = 5

interface FailureLog extends Pick<OrdersOptions, 'log'> {
  readonly refusals: Calm
}

function failureAnswer({ log, refusals }: FailureLog, error: unknown, path: string): Response {
  if (error instanceof OrderRefusal) {
    // By the reason alone: path and words are the caller's choice.
    const before = refusals.tell(error.reason)
    const more = before ? ` (and ${before} times more for this reason since it was last told)` : ''
    if (before !== undefined) log(`${path} refused: ${error.message}${more}`)
    return answerRefusal(error)
  }
  if (error instanceof TooMany) return answerRefusal(new OrderRefusal('too_many', { wait: error.wait }))
  if (error instanceof Fault) return answerFailure(error)
  log('A call about an order failed', error)
  return answerFailure(faultOf(error))
}

/** What is done again and again while orders are taken. */
function startWorks(
  options: OrdersOptions,
  calls: OrderCalls,
  reservations: ReservationOptions,
  objections: RatingObjections,
  writeMails: () => Promise<void>,
) {
  const { db, now, log } = options
  const again = (seconds: number, work: () => Promise<unknown>, failure: string): Recurring =>
    recurring(seconds * SECOND, work, (error) => log(failure, error))
  const purge = async () => {
    await objections.keep(db, now())
    await purgeOrders(db, now())
  }
  return {
    mails: again(5, writeMails, 'The mails of orders could not be written'),
    sales: followSales({ db, now, log }),
    legalTexts: followLegalTexts({ db, now, log }),
    releases: again(60, () => releaseUnpaid(calls), 'Unpaid orders could not be released'),
    collections: again(60, () => waitForCollection(calls), 'Orders that wait to be collected could not be looked at'),
    reservations: again(60, () => watchReservations(reservations), 'Reservations could not be looked at'),
    purges: again(3600, purge, 'Orders whose time is over could not be deleted'),
    moves: again(3600, () => purgeMoves(db, now()), 'Old movements in stock could not be deleted'),
    stock: again(600, () => evenStock(db, now()), 'Pieces could not be put in their places'),
  }
}

/** Orders from the quote to the refund, with withdrawals. Refusals are answered with a reason; nothing of them is written. (SPEC 7) */
export function createOrders(options: OrdersOptions): Orders {
  const { db, now, log } = options
  const app = new Hono<Variables>()
  const vault = options.vault ?? createVault(options.secret)
  const links = createOrderLinks(options.secret)
  const memory = createShopMemory(db, now)
  const objections = createRatingObjections(vault)
  const { payments, payPalMessages, checkAccount, standIns } = createProviders({ ...options, vault }, async (request) =>
    mounted.fetch(request),
  )
  let works: ReturnType<typeof startWorks> | undefined
  const ending = new AbortController()
  const wakeOrders = () => works?.mails.wake()
  const calls = createOrderCalls(options, { payments, links, memory, wakeOrders })
  const mailer = createOrderMailer({ ...options, memory, links, objections })
  const formsOptions = { ...options, secret: options.uuid }
  const formLimits = createFormLimits(options)
  const reservations = { ...formsOptions, reservationLinks: reservationLinks(links) }
  const customerForms = [
    withdrawalRoutes(formsOptions, formLimits, wakeOrders),
    refundAccountRoutes(formsOptions, formLimits, links),
    batteryRoutes(formsOptions),
    reservationRoutes(reservations, formLimits, links.sign),
    reservationVisitorRoutes(reservations),
    reservationBranchRoutes(reservations),
  ]
  app.route('/', formApp(formsOptions, customerForms))
  const placing = createPlacing(options)
  app.route('/', orderRoutes(calls, placing))
  app.route('/', manualOrderRoutes(calls, placing))
  app.route('/', answerRoutes(reservations))
  app.route('/', mailTextRoutes(formsOptions, memory))
  app.route('/', assignmentRoutes(formsOptions))
  app.route('/', reportRoutes(calls))
  app.route('/', customerRoutes(calls))
  app.route('/', orderChangeRoutes(calls))
  app.route('/', orderLineRoutes(calls, placing))
  app.route('/', parcelRoutes(calls))
  app.route('/', returnSlipRoutes(calls))
  app.route('/', paymentRoutes(calls))
  app.route('/', webhookRoutes(calls, payPalMessages))
  app.route('/', staffRoutes(calls))
  app.route('/', reservationDeskRoutes(reservations))
  app.route('/', refundRoutes(calls))
  app.route('/', bookkeepingRoutes(calls))
  app.route('/', withdrawalDeskRoutes(calls))
  app.route('/', staffCorrespondence(calls, mailer.compose))
  app.use('/stand-ins/*', async ({ req }, next) => {
    if (!isDemonstration(await requestedProject(options, req.raw)))
      throw new Fault('unknownEndpoint', `There is no ${req.path}`)
    await next()
  })
  app.route('/stand-ins', standIns.app)
  const failures = { log, refusals: createCalm(() => now().getTime()) }
  app.onError((error, context) => failureAnswer(failures, error, context.req.path))
  const mounted = new Hono().route('/ecom', app)
  return {
    app,
    standIns,
    async checkAccount(project, provider) {
      const shop = await memory.of(project)
      return shop ? checkAccount(shop, provider) : { reason: 'missing' }
    },
    writeMails: () => mailer.writeDue(),
    releaseUnpaid: () => releaseUnpaid(calls),
    waitForCollection: () => waitForCollection(calls),
    watchReservations: () => watchReservations(reservations),
    start() {
      works ??= startWorks(options, calls, reservations, objections, () =>
        mailer.writeDue({ rest: MAIL_REST, ending: ending.signal }),
      )
    },
    async stop() {
      ending.abort()
      await Promise.all(Object.values(works ?? {}).map((work) => work.stop()))
    },
  }
}
