import { briefOperations, like } from '../parts/brief-operation.ts'

const anna = { email: 'anna@example.org' }
const period = { query: { from: '2026-11-01', until: '2026-11-23' } }

/** What staff do about orders and customers in the back office. (SPEC 7) */
const orders = briefOperations('orders', 'key', [
  [
    'quote_manual_order',
    'post /ecom/manual-orders/quote',
    'done',
    'What an order by telephone costs',
    { body: like({ lines: [] }) },
  ],
  [
    'place_manual_order',
    'post /ecom/manual-orders',
    'done',
    'Takes down an order by telephone or at the counter',
    { body: like({ lines: [] }) },
  ],
  [
    'change_addresses',
    'post /ecom/orders/{id}/addresses',
    'done',
    'Other addresses of an order that was not sent',
    { body: like({}) },
  ],
  ['invoice', 'get /ecom/orders/{id}/invoices/{invoice}', 'pdf', 'An invoice of an order, as PDF or XML'],
  [
    'packing_slip',
    'get /ecom/orders/{id}/packing-slip.pdf',
    'pdf',
    'The packing slip of an order, or of one of its parcels',
    { query: { parcel: '1' } },
  ],
  [
    'send_return_slip',
    'post /ecom/orders/{id}/return-slips',
    'done',
    'Sends the customer a slip for the parcel with which pieces come back',
    { body: like({ pieces: [{ line: 1, count: 1 }] }) },
  ],
  [
    'return_slip',
    'get /ecom/orders/{id}/return-slips/{slip}',
    'pdf',
    'A return slip of an order, by the entry of its log',
  ],
  [
    'packing_slips',
    'get /ecom/packing-slips.pdf',
    'pdf',
    'The packing slips of several orders',
    { query: { orders: '1,2' } },
  ],
  [
    'order_mail',
    'post /ecom/orders/{id}/mails',
    'done',
    'Sends a mail of an order once more',
    { body: like({ kind: 'order_received' }) },
  ],
  [
    'ask_refund_account',
    'post /ecom/orders/{id}/refund-account',
    'done',
    'Asks the customer by mail for the account of a refund, once more where they were asked before',
  ],
  [
    'note_transfers',
    'post /ecom/orders/{id}/transfers',
    'done',
    'Notes that the money of refunds was transferred, which no provider gives back',
    { body: like({ refunds: [1] }) },
  ],
  [
    'list_withdrawals',
    'get /ecom/withdrawals',
    'data',
    'Withdrawals that wait, or with `closed=yes` those that are closed',
  ],
  [
    'match_withdrawal',
    'post /ecom/withdrawals/{id}/match',
    'done',
    'Says to which order a withdrawal belongs',
    { body: like({ order_number: '2026-00001' }) },
  ],
  [
    'reject_withdrawal',
    'post /ecom/withdrawals/{id}/reject',
    'done',
    'Rejects a withdrawal with a reason',
    { body: like({ reason: 'Gravur' }) },
  ],
  [
    'settle_withdrawal',
    'post /ecom/withdrawals/{id}/settle',
    'done',
    'Closes a withdrawal of what was not paid',
    { body: like({}) },
  ],
  ['datev', 'get /ecom/bookkeeping/{month}/datev.csv', 'csv', 'The bookings of a month for DATEV'],
  ['turnover', 'get /ecom/bookkeeping/{month}/turnover.csv', 'csv', 'The turnover of a month'],
])

const customers = briefOperations('customers', 'key', [
  [
    'list_customers',
    'get /ecom/customers',
    'data',
    'Customers by their address, made from orders and requests',
    { query: { q: 'anna' } },
  ],
  ['customer_file', 'post /ecom/customers/file', 'data', 'What is known of a customer', { body: like(anna) }],
  [
    'note_customer',
    'post /ecom/customers/note',
    'data',
    'Notes something about a customer',
    { body: like({ ...anna, note: 'Ringgröße 54', seen: '' }) },
  ],
  ['read_answers', 'get /ecom/answers/{kind}/{id}', 'data', 'The thread of a question'],
  [
    'answer_question',
    'post /ecom/answers/{kind}/{id}',
    'done',
    'Answers a question by mail',
    { body: like({ message: 'Ja.', goods: [{ product: 1, variant: null }], reservation: null, seen: 0 }) },
  ],
  [
    'read_assignment',
    'get /ecom/answers/{kind}/{id}/assignment',
    'data',
    'Who looks after a question',
    { needs: 'account' },
  ],
  [
    'assign_question',
    'post /ecom/answers/{kind}/{id}/assignment',
    'done',
    'Says who looks after a question',
    { body: like({ user: 1 }), needs: 'account' },
  ],
  ['list_assignments', 'get /ecom/assignments/{kind}', 'data', 'Who looks after which question', { needs: 'account' }],
])

const persons = briefOperations('customers', 'account', [
  ['retention', 'get /persons/retention', 'data', 'How long what is kept'],
  ['search_persons', 'post /persons/search', 'data', 'Finds persons by words', { body: like({ words: 'anna' }) }],
  ['person_file', 'post /persons/file', 'done', 'What is kept of a person (Art. 15 GDPR)', { body: like(anna) }],
  ['person_paper', 'post /persons/file.pdf', 'pdf', 'The same as a paper', { body: like(anna) }],
  ['correct_person', 'post /persons/correct', 'done', 'Corrects an address', { body: like({ ...anna, change: {} }) }],
  [
    'erase_person',
    'post /persons/erase',
    'done',
    'Erases a person, or with `try` says what would go',
    { body: like({ ...anna, try: true }) },
  ],
])

const reports = briefOperations('reports', 'key', [
  ['sales_report', 'get /ecom/reports/sales', 'data', 'Takings of a period', period],
  ['goods_report', 'get /ecom/reports/goods', 'data', 'Goods, brands and categories of a period', period],
  ['stock_report', 'get /ecom/reports/stock', 'data', 'What lies there and what it is worth'],
  ['visits_report', 'get /ecom/reports/visits', 'data', 'Pages, visits and searches of a period', period],
  ['report_workbook', 'get /ecom/reports/workbook.xlsx', 'xlsx', 'All reports as a workbook', period],
])

const duties = briefOperations('reports', 'account', [
  ['duties', 'get /duties', 'data', 'What is still to be done before and after a website is live'],
  ['duty_words', 'get /duties/words', 'data', 'Words of texts that should be looked at'],
  ['dead_links', 'get /duties/links', 'data', 'Links that lead nowhere'],
])

/** What the back office reads and does beside the contents. */
export const deskOperations = [...orders, ...customers, ...persons, ...reports, ...duties]
