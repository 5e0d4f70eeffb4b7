import type { CustomerMail } from '#contract/wire/order-mails.ts'
import type { EditableMail } from '#domain/company/mail-words.ts'
import { overStates } from '#domain/orders/order-states.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { mailSignUp } from '../events/sign-up-mail.ts'
import type { SignUpMail } from '../events/sign-up-texts.ts'
import { queueConfirmation, queueKnown, queueWelcome } from '../forms/newsletter-mails.ts'
import type { FormsOptions } from '../forms/services.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { customerLetter } from '../order-mails/compose-letter.ts'
import { orderMailWords } from '../order-mails/compose-order-mail.ts'
import { renderOrderLetter } from '../order-mails/render-letter.ts'
import { withdrawalMails } from '../order-mails/withdrawal-mails.ts'
import type { Project } from '../project/project.ts'
import { confirmReceipt } from '../ratings/take-report.ts'
import { mailReceipt } from '../requests/request-mails.ts'
import { mailVisitor } from '../reservations/visitor-mail.ts'
import type { VisitorMail } from '../reservations/visitor-mail-texts.ts'
import type { Shop } from '../shop/shop.ts'
import { mailStockNotice } from '../stock-notices/mails.ts'
import type { StockNoticeMail } from '../stock-notices/texts.ts'
import { inParcels, sampleOrder, sampleReturn } from './sample-order.ts'
import {
  SAMPLE,
  sampleEvent,
  sampleProduct,
  sampleReservation,
  sampleSignUp,
  sampleStockNotice,
  sampleWithdrawal,
} from './sample-parts.ts'

/** What examples of mails are written with. */
export interface SampleOptions extends FormsOptions {
  readonly shop: Shop | undefined
}

export interface Situation {
  readonly project: Project
  readonly language: Language
  readonly origin: string
}

/** The example of a mail: one that was queued, or its parts. */
type Written = { readonly subject: string; readonly text: string; readonly html: string }

type Writer = (options: SampleOptions, trx: Database, situation: Situation) => Promise<Written | undefined>

const COLLECTED: readonly string[] = ['ready', 'collect_reminder', 'completed']
const PAID: readonly string[] = [
  'paid',
  'accepted',
  'shipped',
  'done',
  'refunded',
  'refund_account',
  'changed',
  'parcel',
  'return_slip',
]

const ofOrder =
  (kind: CustomerMail | 'done'): Writer =>
  async ({ shop, mailFrom, now }, trx, { project, language, origin }) => {
    if (!shop) return undefined
    const situation = { isCollected: COLLECTED.includes(kind), isPaid: PAID.includes(kind) }
    const bought = sampleOrder({ project: project.id, language, origin, now: now(), ...situation })
    const state = overStates.find((over) => over === kind) ?? bought.state
    const order = kind === 'parcel' ? inParcels(bought) : { ...bought, state }
    const sent = kind === 'done' ? 'completed' : kind
    const refund = { cents: 129_00, message: null, pieces: [] }
    const facts = {
      ...{ shop, order, statusLink: origin, accountLink: origin },
      ...((sent === 'refunded' || sent === 'credited') && { refund }),
      ...(sent === 'parcel' && { parcel: 1 }),
      ...(sent === 'return_slip' && { returned: sampleReturn(order) }),
      words: await orderMailWords(trx, order, sent),
    }
    return renderOrderLetter(customerLetter(sent, facts), await letterheadOf(trx, project, language, mailFrom))
  }

const ofWithdrawal =
  (kind: 'receipt' | 'rejected' | 'settled'): Writer =>
  async (options, trx, situation) => {
    const id = await sampleWithdrawal(trx, situation, options.now())
    const {
      subject,
      text,
      html = '',
    } = await withdrawalMails({ db: trx, mailFrom: options.mailFrom, now: options.now }).compose(id, kind)
    return { subject, text, html }
  }

/** The mail that a writer has queued. */
const queued =
  (write: (options: SampleOptions, trx: Database, situation: Situation) => Promise<unknown>): Writer =>
  async (options, trx, situation) => {
    await write(options, trx, situation)
    const row = await trx
      .selectFrom('mail')
      .select(['subject', 'text', 'html'])
      .where('project', '=', situation.project.id)
      .where('recipient_address', '=', SAMPLE.email)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return row && { subject: String(row.subject), text: String(row.text), html: String(row.html) }
  }

const ofReservation = (kind: VisitorMail): Writer =>
  queued((options, trx, { project, ...rest }) => {
    const links = { path: () => '/', read: () => undefined }
    const reservation = sampleReservation({ project, ...rest }, options.now())
    return mailVisitor({ ...options, reservationLinks: links }, trx, reservation, { project, kind })
  })

const ofEvent = (kind: SignUpMail): Writer =>
  queued((options, trx, situation) => {
    const links = { path: () => '/', read: () => undefined }
    const { project } = situation
    const event = sampleEvent(situation, options.now())
    return mailSignUp({ ...options, eventLinks: links }, trx, sampleSignUp(situation), { project, event, kind })
  })

const ofStockNotice = (kind: StockNoticeMail): Writer =>
  queued((options, trx, situation) => {
    const links = { path: () => '/', read: () => undefined }
    const cause = { project: situation.project, product: sampleProduct, kind }
    return mailStockNotice({ ...options, stockNoticeLinks: links }, trx, sampleStockNotice(situation), cause)
  })

const TOKEN = 'x'.repeat(48)

const recipient = ({ language }: Situation) => ({ email: SAMPLE.email, language })

/** How the example of each mail is written: by what writes the mail itself. */
export const sampleWriters: Readonly<Record<EditableMail, Writer>> = {
  order_receipt: ofOrder('receipt'),
  order_paid: ofOrder('paid'),
  order_accepted: ofOrder('accepted'),
  order_ready: ofOrder('ready'),
  order_collect_reminder: ofOrder('collect_reminder'),
  order_shipped: ofOrder('shipped'),
  order_completed: ofOrder('completed'),
  order_done: ofOrder('done'),
  order_cancelled: ofOrder('cancelled'),
  order_refunded: ofOrder('refunded'),
  order_credited: ofOrder('credited'),
  order_refund_account: ofOrder('refund_account'),
  order_changed: ofOrder('changed'),
  order_parcel: ofOrder('parcel'),
  order_return_slip: ofOrder('return_slip'),
  withdrawal_receipt: ofWithdrawal('receipt'),
  withdrawal_rejected: ofWithdrawal('rejected'),
  withdrawal_settled: ofWithdrawal('settled'),
  request_receipt: queued((options, trx, { project, language, origin }) => {
    const request = { product: 0, variant: null, branch: null, ...SAMPLE, phone: '', message: '' }
    const product = sampleProduct
    return mailReceipt(options, trx, { project, origin, request, product, language, ...NO_BRANCH })
  }),
  rating_report_receipt: queued((options, trx, { project, language }) => {
    const rating = { id: 0, words: '★★★', product: sampleProduct }
    return confirmReceipt(options, trx, { project, language, rating, report: SAMPLE })
  }),
  reservation_received: ofReservation('received'),
  reservation_ready: ofReservation('ready'),
  reservation_unavailable: ofReservation('unavailable'),
  reservation_changed: ofReservation('changed'),
  reservation_reminder: ofReservation('reminder'),
  reservation_expired: ofReservation('expired'),
  reservation_cancelled: ofReservation('cancelled'),
  event_confirmed: ofEvent('confirmed'),
  event_waiting: ofEvent('waiting'),
  event_moved_up: ofEvent('moved_up'),
  event_cancelled: ofEvent('cancelled'),
  event_again_confirmed: ofEvent('again_confirmed'),
  event_again_waiting: ofEvent('again_waiting'),
  stock_notice_confirm: ofStockNotice('confirm'),
  stock_notice_known: ofStockNotice('known'),
  stock_notice_back: ofStockNotice('back'),
  newsletter_confirm: queued((options, trx, situation) =>
    queueConfirmation(options, trx, { ...situation, ...recipient(situation) }, TOKEN),
  ),
  newsletter_welcome: queued((options, trx, situation) =>
    queueWelcome(options, trx, situation, { ...recipient(situation), leaveToken: TOKEN }),
  ),
  newsletter_known: queued((options, trx, situation) =>
    queueKnown(options, trx, { ...situation, ...recipient(situation) }, { leaveToken: TOKEN }),
  ),
}

const NO_BRANCH = { branch: undefined, shopLanguage: 'de' } as const
