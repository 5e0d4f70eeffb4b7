/** A place where traces of a person lie: a table, and by which of its columns they are found. */
export interface TracePlace {
  readonly table: string
  readonly emails?: readonly string[]
  readonly names?: readonly string[]
  readonly numbers?: readonly string[]
  /** Texts that may name the person anywhere within. */
  readonly texts?: readonly string[]
  /** When a record was made. */
  readonly moment: string
  /** Rows that belong to a record: table, and the column that points to it. */
  readonly children?: readonly (readonly [table: string, column: string])[]
}

/** Every place where traces of visitors and customers lie; a test looks for one person's in the whole database. */
export const tracePlaces = {
  order: {
    table: 'ecommerce_order',
    emails: ['customer_email'],
    names: ['customer_name'],
    numbers: ['number'],
    moment: 'created_on',
    children: [
      ['ecommerce_order_line', 'order'],
      ['ecommerce_order_event', 'order'],
      ['ecommerce_payment_attempt', 'order'],
      ['ecommerce_invoice', 'order'],
      ['ecommerce_refund', 'order'],
    ],
  },
  withdrawal: {
    table: 'ecommerce_withdrawal',
    emails: ['confirmation_email'],
    names: ['name'],
    numbers: ['contract_reference'],
    moment: 'received_on',
  },
  contact_request: {
    table: 'contact_request',
    emails: ['email'],
    names: ['name'],
    texts: ['message'],
    moment: 'created_on',
    children: [
      ['customer_answer', 'contact_request'],
      ['question_assignment', 'contact_request'],
    ],
  },
  product_request: {
    table: 'ecommerce_request',
    emails: ['email'],
    names: ['name'],
    texts: ['message'],
    moment: 'created_on',
    children: [
      ['customer_answer', 'product_request'],
      ['question_assignment', 'product_request'],
    ],
  },
  customer_note: { table: 'customer_note', emails: ['email'], texts: ['note'], moment: 'updated_on' },
  reservation: {
    table: 'ecommerce_reservation',
    emails: ['email'],
    names: ['name'],
    numbers: ['code'],
    texts: ['alternative'],
    moment: 'created_on',
  },
  event_signup: {
    table: 'event_signup',
    emails: ['email'],
    names: ['name'],
    texts: ['note'],
    moment: 'created_on',
  },
  stock_notice: { table: 'stock_notice', emails: ['email'], moment: 'created_on' },
  rating: { table: 'ecommerce_product_rating', names: ['name'], numbers: ['order_number'], moment: 'created_on' },
  rating_report: {
    table: 'ecommerce_rating_report',
    emails: ['email'],
    names: ['name'],
    texts: ['message', 'decision'],
    moment: 'created_on',
  },
  newsletter: {
    table: 'newsletter_subscription',
    emails: ['email'],
    moment: 'created_on',
    children: [['newsletter_event', 'subscription']],
  },
  /** What another program was or is to be told of somebody's subscription. */
  webhook_message: { table: 'webhook_messages', emails: ['email'], texts: ['body'], moment: 'created_on' },
  /** What a newsletter tool knows of somebody's address, or is to be told. */
  newsletter_transfer: { table: 'newsletter_transfers', emails: ['email'], moment: 'created_on' },
  consent: { table: 'consent_log', moment: 'created_on' },
  /** By a hash of the address alone. */
  objection: { table: 'ecommerce_rating_objection', moment: 'created_on' },
  mail: {
    table: 'mail',
    emails: ['recipient_address', 'reply_to_address'],
    names: ['recipient_name'],
    texts: ['subject', 'text'],
    moment: 'created_on',
  },
  /** What the history and the bin hold of records that staff have changed or deleted. */
  history: { table: 'revisions', texts: ['data'], moment: 'created_on' },
  bin: { table: 'bin_items', texts: ['data', 'removed'], moment: 'deleted_on' },
} as const satisfies Record<string, TracePlace>

export type PlaceName = keyof typeof tracePlaces
