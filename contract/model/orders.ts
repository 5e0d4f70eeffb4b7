import type { TaxPart } from '#domain/money/pricing.ts'
import type { Address } from '#domain/orders/address.ts'
import { contractTexts } from '#domain/orders/legal-page-types.ts'
import type { LegalVersions, LineChange, OrderBranch, RefundAccount } from '#domain/orders/order-parts.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import type { Parcel, ReturnSlip } from '#domain/orders/parcels.ts'
import type { ReturnedPieces } from '#domain/orders/returned-pieces.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import {
  boolean,
  choice,
  datetime,
  holding,
  integer,
  json,
  longText,
  m2o,
  money,
  number,
  o2m,
  partOf,
  text,
} from './field.ts'
import { orderLines } from './order-lines.ts'
import { withdrawals } from './withdrawals.ts'

const ofOrder = { owners: ['order'] } as const
const order = partOf('ecommerce_order')
/** Orders and invoices are kept by law: no project is deleted while it has some. */
const keptProject = partOf('project', { onDelete: 'restrict' })
const language = choice(languages, { required: true })
const createdOn = datetime({ required: true })
const frozen = (max = 20_000) => json('object', { required: true, max })

/**
 * Orders as they were placed, with their log, payments, invoices, mails and withdrawals. Written by the order API alone; nothing
 * that the customer agreed to is ever changed. (SPEC 7, DESIGN 3)
 */
export const orders = [
  collection('ecommerce_order', {
    search: ['number', 'customer_name', 'customer_email', 'tracking_number', 'customer_address'],
    searchParts: { lines: ['display_name', 'variant_name', 'reference_number'], invoices: ['number'] },
    searchNumbers: { phone: 'customer_phone', sum: 'total' },
    unique: [['uuid'], ['project', 'number'], ['project', 'idempotency_key']],
    indices: [
      ['project', 'state', 'created_on'],
      // Holds all that a search looks through, so that it reads no row for it.
      [
        'project',
        'created_on',
        'number',
        'customer_name',
        'customer_email',
        'tracking_number',
        'customer_phone',
        'total',
        'customer_address',
      ],
      ['project', 'customer_email'],
      // Holds all that reports add up, so that they read no row for it.
      ['project', 'created_on', 'state', 'collect_branch', 'payment_method', 'total', 'credited', 'refunded'],
      ['project', 'total'],
      ['state', 'payment_due_on'],
      ['state', 'ready_on'],
      ['project', 'collection_code'],
      ['collect_branch', 'state', 'created_on'],
      ['expires_on'],
    ],
    fields: {
      project: keptProject,
      uuid: text({ required: true, max: 36 }),
      /** `2026-00042`: without gaps within project and year. */
      number: text({ required: true, max: 32 }),
      state: choice(orderStates, { required: true, default: 'received' }),
      language,
      /** Where the links of its mails lead. */
      origin: text({ required: true, max: 300 }),
      /** First and last name, and the company, of who gets the goods: what staff search for. */
      customer_name: text({ max: 400 }),
      customer_email: text({ required: true, max: 254, format: 'email' }),
      /** The customer has none: in its place stands the shop's, to which the papers go. Such an order is nobody else's, whoever shares the address. */
      no_email: boolean(),
      /** The digits of their telephone number, as it is searched for. */
      customer_phone: text({ max: 40 }),
      /** Street, postcode and town of where it goes, and of the invoice where that is another place: what staff search for. */
      customer_address: text({ max: 800 }),
      shipping_address: holding<Address>()(frozen(4000)),
      invoice_address: holding<Address>()(json('object', { max: 4000 })),
      comment: longText({ max: 2000 }),
      /** Id of `domain/money/payment-methods.ts`. */
      payment_method: integer({ required: true }),
      payment_name: text({ required: true }),
      shipping_method: integer({ required: true }),
      shipping_name: text({ required: true }),
      shipping_provider: text(),
      additional_days: integer({ required: true, default: 0 }),
      /** When all of it comes, in words as the customer agreed to it. */
      delivery_period: text({ max: 500 }),
      is_collection: boolean(),
      /** The branch of a collection: id, name, address. */
      branch: holding<OrderBranch>()(json('object', { max: 2000 })),
      /** That branch itself, while there is it: what its staff see. */
      collect_branch: m2o('branch'),
      /** Since when it lies ready, and what the customer shows at the counter then. */
      ready_on: datetime(),
      collection_code: text({ max: 6 }),
      present_wrap: boolean(),
      /** The customer wants no mail that asks for ratings any more (§ 7 (3) UWG). */
      no_invitation: boolean(),
      goods: money({ required: true }),
      shipping: money({ required: true }),
      wrap: money({ required: true }),
      total: money({ required: true }),
      /** The part of the total under the margin scheme (§ 25a UStG); `net` and `tax` are of the rest. */
      margin: money({ required: true, default: 0 }),
      tax: money({ required: true }),
      net: money({ required: true }),
      tax_percent: number({ required: true }),
      /** `tax` and `net` by rate: percent, net, tax in cents. Empty in orders of a version that had one rate. */
      taxes: holding<readonly TaxPart[]>()(json('list', { max: 2000 })),
      paid: money({ required: true, default: 0 }),
      refunded: money({ required: true, default: 0 }),
      /** What of the total is not owed any more although it was never paid: goods on account that were withdrawn from. */
      credited: money({ required: true, default: 0 }),
      /** Of what was paid, what came in notes: all of it together is bounded. */
      paid_in_cash: money({ required: true, default: 0 }),
      /** How often its lines were changed: whoever read it before must not write. */
      lines_changed: integer({ required: true, default: 0 }),
      /** Hash of each legal text that was valid: terms, withdrawal, shipping_and_payment; and the file of the guarantee notice. */
      legal_versions: holding<LegalVersions>()(frozen(1000)),
      /** Where money goes that is given back by transfer: holder and IBAN, as the customer has told by a signed link. */
      refund_account: holding<RefundAccount>()(json('object', { max: 500, forWork: true })),
      tracking_number: text({ max: 100 }),
      tracking_link: text({ max: 500 }),
      /** What went in parcels of their own: pieces by line, carrier, tracking_number, tracking_link, sent_on, message. Empty where all was sent at once. */
      parcels: holding<readonly Parcel[]>()(json('list', { max: 60_000 })),
      /** Of the staff, never shown to the customer. */
      staff_note: longText({ max: 5000 }),
      idempotency_key: text({ secret: true, max: 100 }),
      body_hash: text({ secret: true, max: 64 }),
      created_on: createdOn,
      paid_on: datetime(),
      /** Sent or handed over: the day of performance that the invoice names. */
      delivered_on: datetime(),
      /** Unpaid until then, or not accepted where it is paid later, the order is cancelled and its stock given back. */
      payment_due_on: datetime(),
      /** `blocked`: kept because the law says so, and seen by nobody any more (Art. 18 GDPR). */
      blocking: choice(['open', 'blocked'], { required: true, default: 'open' }),
      blocked_on: datetime(),
      /** The law that keeps it until `expires_on`. */
      blocked_reason: text(),
      expires_on: datetime({ required: true }),
      lines: o2m('ecommerce_order_line', 'order'),
      events: o2m('ecommerce_order_event', 'order'),
      payments: o2m('ecommerce_payment_attempt', 'order'),
      invoices: o2m('ecommerce_invoice', 'order'),
      mails: o2m('ecommerce_order_mail', 'order'),
      refunds: o2m('ecommerce_refund', 'order'),
    },
  }),
  orderLines,
  /** Who did what, and when: written once, never changed. */
  collection('ecommerce_order_event', {
    ...ofOrder,
    standalone: true,
    fields: {
      order,
      kind: choice(['state', 'payment', 'refund', 'mail', 'note', 'parcel', 'return_slip', 'transfer'], {
        required: true,
      }),
      actor: choice(['customer', 'staff', 'provider', 'system'], { required: true }),
      user: m2o('users'),
      from_state: choice(orderStates),
      to_state: choice(orderStates),
      message: longText({ max: 2000 }),
      /** Of lines that were changed: what each was and is. */
      changes: holding<readonly LineChange[]>()(json('list', { max: 60_000 })),
      /** What a return slip asks back: pieces by line, and words to the customer. */
      slip: holding<ReturnSlip>()(json('object', { max: 20_000 })),
      created_on: createdOn,
    },
  }),
  /** What was begun with a payment provider. */
  collection('ecommerce_payment_attempt', {
    ...ofOrder,
    standalone: true,
    unique: [['provider', 'reference']],
    fields: {
      order,
      provider: choice(['paypal', 'klarna'], { required: true }),
      state: choice(['started', 'approved', 'pending', 'captured', 'refunded', 'failed'], {
        required: true,
        default: 'started',
      }),
      amount: money({ required: true }),
      /** The provider's own id of its order or session. */
      reference: text({ max: 100 }),
      /** The provider's id of the money taken. */
      capture: text({ max: 100 }),
      data: json('object', { max: 20_000 }),
      error: longText({ max: 1000 }),
      created_on: createdOn,
      updated_on: createdOn,
    },
  }),
  /** Invoices and credit notes, frozen: the PDF is made from `data` and is the same each time. */
  collection('ecommerce_invoice', {
    ...ofOrder,
    standalone: true,
    unique: [['project', 'number']],
    fields: {
      order: partOf('ecommerce_order', { onDelete: 'restrict' }),
      project: keptProject,
      kind: choice(['invoice', 'credit_note'], { required: true }),
      number: text({ required: true, max: 32 }),
      data: frozen(200_000),
      total: money({ required: true }),
      created_on: createdOn,
      expires_on: datetime({ required: true }),
    },
  }),
  /** Money that was given back, and the pieces that came back for it: written once; only whether it was transferred is noted later. */
  collection('ecommerce_refund', {
    ...ofOrder,
    standalone: true,
    unique: [['order', 'key']],
    indices: [['transfer']],
    fields: {
      order,
      /** Asked for twice with the same key it is one refund. */
      key: text({ required: true, max: 64 }),
      amount: money({ required: true }),
      /** What is not owed any more, instead of money. */
      credited: money({ required: true, default: 0 }),
      message: longText({ max: 1000 }),
      /** Which pieces: line, count, toStock, fromParcel. */
      pieces: holding<readonly ReturnedPieces[]>()(json('list', { required: true, max: 20_000 })),
      /** The credit note; none where no invoice had been issued. */
      invoice: m2o('ecommerce_invoice'),
      /** The withdrawal that it answers. */
      withdrawal: m2o('ecommerce_withdrawal'),
      /** Whether the shop itself has to transfer the money, or has: `none` where a provider gave it back. */
      transfer: choice(['none', 'open', 'done'], { required: true, default: 'none' }),
      created_on: createdOn,
    },
  }),
  /** A legal text in the words that it had, one row for each version. */
  collection('ecommerce_legal_text', {
    unique: [['project', 'hash']],
    fields: {
      project: keptProject,
      type: choice(contractTexts, { required: true }),
      language,
      hash: text({ required: true, max: 64 }),
      content: longText({ required: true, max: 100_000 }),
      created_on: createdOn,
    },
  }),
  /** A mail that an order or a withdrawal is to send, until it is in the outbox. */
  collection('ecommerce_order_mail', {
    owners: ['order', 'withdrawal'],
    standalone: true,
    unique: [
      ['order', 'kind', 'refund'],
      ['withdrawal', 'kind'],
    ],
    indices: [['state', 'due_on']],
    fields: {
      order: partOf('ecommerce_order', { required: false }),
      withdrawal: partOf('ecommerce_withdrawal', { required: false }),
      kind: text({ required: true, max: 32 }),
      /** Id of the refund that it tells of; 0 for the others, of which an order has one of each kind. */
      refund: integer({ required: true, default: 0 }),
      state: choice(['waiting', 'queued', 'failed'], { required: true, default: 'waiting' }),
      attempts: integer({ required: true, default: 0 }),
      mail: m2o('mail'),
      error: longText({ max: 1000 }),
      created_on: createdOn,
      due_on: createdOn,
    },
  }),
  withdrawals,
].flat()
