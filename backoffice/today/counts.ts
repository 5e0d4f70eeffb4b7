import type { Filter } from '#sdk/item-query.ts'
import type { TextKey } from '../i18n/use-text.ts'

/** Something that waits for a person: counted by the backend, with the list that shows it. */
export interface Waiting {
  readonly title: TextKey
  readonly collection: string
  readonly filter: Filter
  /** Where it is worked off. */
  readonly path: string
  /** Whether the person can do it: the right that it takes. */
  readonly right: 'read' | 'update'
  readonly urgent?: boolean
}

/** Pieces that count as few. */
export const LOW_STOCK = 2

const listPath = (collection: string, filter: object) =>
  `/${collection}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const openStates = ['received', 'awaiting_payment', 'paid', 'in_preparation', 'ready_for_collection']

export const waiting: readonly Waiting[] = [
  {
    title: 'today.orders',
    collection: 'ecommerce_order',
    filter: { state: { in: ['received', 'paid', 'in_preparation'] } },
    path: '/ecommerce_order',
    right: 'update',
    urgent: true,
  },
  {
    title: 'today.openOrders',
    collection: 'ecommerce_order',
    filter: { state: { in: openStates } },
    path: '/ecommerce_order',
    right: 'update',
  },
  {
    title: 'today.withdrawals',
    collection: 'ecommerce_withdrawal',
    filter: { state: { in: ['received', 'matched'] } },
    path: '/ecommerce_withdrawal',
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
    title: 'today.mails',
    collection: 'mail',
    filter: { state: { in: ['failed', 'uncertain'] } },
    path: listPath('mail', { state: ['failed', 'uncertain'] }),
    right: 'read',
    urgent: true,
  },
  {
    title: 'today.stock',
    collection: 'ecommerce_product',
    filter: { status: 'published', stock: { lte: LOW_STOCK } },
    path: listPath('ecommerce_product', { status: 'published', stock: { lte: LOW_STOCK } }),
    right: 'update',
  },
]
