import { withdrawalStates } from '#domain/orders/withdrawal-states.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import { choice, datetime, longText, m2o, o2m, partOf, text } from './field.ts'

/** Withdrawals as they were declared, and what became of them (§ 356a BGB). */
export const withdrawals = collection('ecommerce_withdrawal', {
  unique: [['uuid']],
  indices: [['project', 'received_on'], ['expires_on']],
  fields: {
    // Kept by law: no project is deleted while it has some.
    project: partOf('project', { onDelete: 'restrict' }),
    uuid: text({ required: true, max: 36 }),
    state: choice(withdrawalStates, { required: true, default: 'received' }),
    language: choice(languages, { required: true }),
    origin: text({ required: true, max: 300 }),
    name: text({ required: true }),
    contract_reference: longText({ required: true, max: 1000 }),
    confirmation_email: text({ required: true, max: 254, format: 'email' }),
    items_text: longText({ max: 2000 }),
    /** The declaration in the words that were sent. */
    declaration_text: longText({ required: true, max: 5000 }),
    matched_order: m2o('ecommerce_order', { onDelete: 'set null' }),
    reason: longText({ max: 2000 }),
    /** When it was refunded, settled or rejected. */
    closed_on: datetime(),
    received_on: datetime({ required: true }),
    refund_due_on: datetime({ required: true }),
    /** `blocked`: kept because the law says so, and seen by nobody any more (Art. 18 GDPR). */
    blocking: choice(['open', 'blocked'], { required: true, default: 'open' }),
    blocked_on: datetime(),
    /** The law that keeps it until `expires_on`. */
    blocked_reason: text(),
    expires_on: datetime({ required: true }),
    mails: o2m('ecommerce_order_mail', 'withdrawal'),
  },
})
