import { isStillHere } from '#domain/orders/changed-lines.ts'
import type { OrderForm } from '#domain/orders/order-form.ts'
import { isSameMailbox } from '#domain/texts/email.ts'
import type { Database } from '../db/database.ts'
import { letterAddress } from '../invoices/invoice-data.ts'
import { invoiceOf } from '../invoices/issue-invoice.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { customerColumns } from './customer-columns.ts'
import { announceOrder } from './move-order.ts'
import { type Actor, logEvent } from './order-log.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { OrderRefusal } from './refusal.ts'

export type NewAddresses = Pick<OrderForm, 'customerEmail' | 'shippingAddress' | 'invoiceAddress'>

const inWords = ({ customerEmail, shippingAddress, invoiceAddress }: NewAddresses, { language }: StoredOrder) =>
  [
    customerEmail,
    ...[shippingAddress, ...(invoiceAddress ? [invoiceAddress] : [])].map((address) =>
      letterAddress(address, language).join(', '),
    ),
  ].join(' / ')

/**
 * Corrects where an order goes, in the caller's transaction: logged with what stood there before, and confirmed to the customer by
 * a new mail. Throws the refusal once goods or invoice have left.
 */
export async function changeAddresses(
  trx: Database,
  order: StoredOrder,
  { to, actor, now }: { readonly to: NewAddresses; readonly actor: Actor; readonly now: Date },
): Promise<StoredOrder> {
  if (!isStillHere(order.state) || order.parcels.length > 0 || (await invoiceOf(trx, order.id)))
    throw new OrderRefusal('not_possible', { field: 'state', message: 'The order has left the house' })
  const { numUpdatedRows } = await trx
    .updateTable('ecommerce_order')
    .set({
      customer_email: to.customerEmail,
      ...(!isSameMailbox(to.customerEmail, order.customerEmail) && { no_email: false }),
      ...customerColumns(to.shippingAddress, to.invoiceAddress),
      shipping_address: JSON.stringify(to.shippingAddress),
      invoice_address: to.invoiceAddress && JSON.stringify(to.invoiceAddress),
    })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .where('lines_changed', '=', order.linesChanged)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new OrderRefusal('not_possible', { message: 'The order has moved on' })
  const message = `${inWords(order, order)} → ${inWords(to, order)}`
  const event = await logEvent(trx, order.id, { kind: 'note', actor, message }, now)
  await queueOrderMail(trx, order.id, 'changed', now, event)
  await announceOrder(trx, order, now)
  return (await readOrder(trx, order.id)) as StoredOrder
}
