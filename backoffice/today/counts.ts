import type { CollectionName } from '#contract/model/model.ts'
import { openWithdrawalStates } from '#domain/orders/withdrawal-states.ts'
import type { Filter } from '#sdk/item-query.ts'
import type { TextKey } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'

/** Something that waits for a person: counted by the backend, with the list that shows it. */
export interface Waiting {
  readonly title: TextKey
  readonly collection: CollectionName
  readonly filter: Filter
  /** Where it is worked off. */
  readonly path: string
  /** Whether the person can do it: the right that it takes. */
  readonly right: 'read' | 'update'
  readonly urgent?: boolean
}

const toDo = ['received', 'paid', 'in_preparation']
/** States in which staff still have something to do with an order. */
export const openStates = ['received', 'awaiting_payment', 'paid', 'in_preparation', 'ready_for_collection']

export const waiting: readonly Waiting[] = [
  {
    title: 'today.orders',
    collection: 'ecommerce_order',
    filter: { state: { in: toDo } },
    path: listPath('ecommerce_order', { state: toDo }),
    right: 'update',
    urgent: true,
  },
  {
    title: 'today.openOrders',
    collection: 'ecommerce_order',
    filter: { state: { in: openStates } },
    path: listPath('ecommerce_order', { state: openStates }),
    right: 'update',
  },
  {
    title: 'today.withdrawals',
    collection: 'ecommerce_withdrawal',
    filter: { state: { in: openWithdrawalStates } },
    path: listPath('ecommerce_withdrawal', { state: openWithdrawalStates }),
    right: 'update',
    urgent: true,
  },
  {
    title: 'today.contact',
    collection: 'contact_request',
    filter: { state: 'new' },
    path: listPath('contact_request', { state: 'new' }),
    right: 'update',
    urgent: true,
  },
  {
    title: 'today.requests',
    collection: 'ecommerce_request',
    filter: { state: 'new' },
    path: listPath('ecommerce_request', { state: 'new' }),
    right: 'update',
    urgent: true,
  },
  {
    title: 'today.ratings',
    collection: 'ecommerce_product_rating',
    filter: { status: 'draft' },
    path: listPath('ecommerce_product_rating', { status: 'draft' }),
    right: 'update',
    urgent: true,
  },
  {
    title: 'today.reports',
    collection: 'ecommerce_rating_report',
    filter: { state: 'new' },
    path: listPath('ecommerce_rating_report', { state: 'new' }),
    right: 'update',
    urgent: true,
  },
  {
    title: 'today.awaited',
    collection: 'stock_notice',
    filter: { state: 'active' },
    path: listPath('stock_notice', { state: 'active' }),
    right: 'read',
  },
  {
    title: 'today.mails',
    collection: 'mail',
    filter: { state: { in: ['failed', 'uncertain'] } },
    path: listPath('mail', { state: ['failed', 'uncertain'] }),
    right: 'read',
    urgent: true,
  },
]
