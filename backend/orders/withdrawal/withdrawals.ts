import { type PaymentMethodId, paymentMethod } from '#domain/money/payment-methods.ts'
import { receiptTime } from '#domain/orders/receipt-time.ts'
import { isSamePerson } from '#domain/orders/same-person.ts'
import type { WithdrawalDeclaration } from '#domain/orders/withdrawal-form.ts'
import { isMoneySurelyDue, type NamedLine } from '#domain/orders/withdrawn-part.ts'
import { isSameMailbox } from '#domain/texts/email.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../../db/database.ts'
import { run } from '../../db/run.ts'
import { jsonOf } from '../../db/stored-json.ts'
import { fill } from '../../forms/mail-texts.ts'
import { announce } from '../../items/history.ts'
import { firstLanguage } from '../../project/first-language.ts'
import type { Project } from '../../project/project.ts'
import { keptUntil, keptYears } from '../../shop/kept-until.ts'
import { logEvent } from '../order-log.ts'
import { queueOrderMail } from '../order-mail-tasks.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

const DAY = 86_400_000

const orderJson = jsonOf<'ecommerce_order'>()

/** Days in which payments are to be given back (§ 357 (1) BGB). */
const REFUND_DAYS = 14

export interface WithdrawalTools {
  readonly db: Database
  readonly now: () => Date
  readonly uuid: () => string
}

export interface NewWithdrawal {
  readonly project: Project
  readonly language: Language
  readonly origin: string
  readonly declaration: WithdrawalDeclaration
}

/** Receipts to one address that go out within an hour. */
const RECEIPTS_AT_ONCE = 2

/** The declaration in the words that are confirmed. */
export function declarationWords(language: Language, declaration: WithdrawalDeclaration): string {
  const { name, contract_reference: reference, items_text: items } = declaration
  const texts = withdrawalTexts[language]
  return [
    fill(texts.declarationWords, { name, reference }),
    ...(items === '' ? [] : [fill(texts.declarationItems, { items })]),
  ].join('\n')
}

/** The order that a declaration names by its number, when its customer is the one who declares; and whether its refund needs an account. */
async function orderMeant(db: Database, project: number, declaration: WithdrawalDeclaration) {
  const [number] = /\b\d{4}-\d{5,}\b/.exec(declaration.contract_reference) ?? []
  if (!number) return undefined
  const order = await db
    .selectFrom('ecommerce_order')
    .select(['id', 'customer_email', 'shipping_address', 'invoice_address'])
    .select(['payment_method', 'total', 'credited', 'paid', 'refunded', 'refund_account'])
    .where('project', '=', project)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!order) return undefined
  const addresses = [orderJson(order, 'shipping_address'), orderJson(order, 'invoice_address')]
  const names = addresses.flatMap((address) => (address ? [`${address.first_name} ${address.last_name}`] : []))
  const isCustomer =
    isSameMailbox(String(order.customer_email), declaration.confirmation_email) ||
    names.some((name) => isSamePerson(name, declaration.name))
  if (!isCustomer) return undefined
  const { provider } = paymentMethod(Number(order.payment_method) as PaymentMethodId)
  const isOpen = provider === null && order.refund_account === null && Number(order.paid) > Number(order.refunded)
  // A part may be less than what is still to be paid.
  const isPaid = Number(order.paid) >= Number(order.total) - Number(order.credited)
  const isSure = isPaid || !declaration.items_text
  const isDue = isOpen && isSure && isMoneySurelyDue(await linesLeft(db, Number(order.id)), declaration.items_text)
  return { id: Number(order.id), asksAccount: isDue }
}

/** The lines of an order of which something is still with the customer or on its way. */
async function linesLeft(db: Database, order: number): Promise<NamedLine[]> {
  const rows = await db
    .selectFrom('ecommerce_order_line')
    .select(['display_name', 'variant_name', 'reference_number', 'excludes_withdrawal', 'count', 'returned'])
    .where('order', '=', order)
    .whereRef('returned', '<', 'count')
    .execute()
  return rows.map((row) => ({
    name: String(row.display_name),
    variantName: row.variant_name as string | null,
    referenceNumber: row.reference_number as string | null,
    pieces: Number(row.count) - Number(row.returned),
    excludesWithdrawal: Boolean(row.excludes_withdrawal),
  }))
}

/** When the receipt may be written: to an address that a stranger may have entered a few in an hour, the rest later. */
async function receiptDue(trx: Database, email: string, now: Date): Promise<string> {
  const since = new Date(now.getTime() - DAY).toISOString()
  const { rows } = await run(
    trx,
    `select m.due_on from ecommerce_order_mail m join ecommerce_withdrawal w on w.id = m.withdrawal
    where m.kind = 'receipt' and m.created_on >= ? and email_key(w.confirmation_email) = email_key(?)`,
    [since, email],
  )
  const earlier = rows.map(({ due_on }) => Date.parse(String(due_on)))
  return new Date(receiptTime(now.getTime(), earlier, RECEIPTS_AT_ONCE)).toISOString()
}

/** The order's note of a declaration: in the shop's language, with who says so, for nobody has proved it. */
function noteOf(language: Language, { name, confirmation_email: email }: WithdrawalDeclaration, words: string): string {
  return `${fill(withdrawalTexts[language].declaredBy, { name, email })}\n${words}`
}

/** Keeps a withdrawal as it was declared, before any mail is written; the mails follow from the record. */
export async function takeWithdrawal(
  { db, now, uuid }: WithdrawalTools,
  { project, language, origin, declaration }: NewWithdrawal,
): Promise<{ uuid: string; receivedOn: Date; words: string }> {
  const receivedOn = now()
  const moment = receivedOn.toISOString()
  const words = declarationWords(language, declaration)
  const meant = await orderMeant(db, project.id, declaration)
  const order = meant?.id
  const id = uuid()
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('ecommerce_withdrawal')
      .values({
        project: project.id,
        uuid: id,
        state: order === undefined ? 'received' : 'matched',
        language,
        origin,
        ...declaration,
        items_text: declaration.items_text || null,
        declaration_text: words,
        matched_order: order ?? null,
        received_on: moment,
        refund_due_on: new Date(receivedOn.getTime() + REFUND_DAYS * DAY).toISOString(),
        expires_on: keptUntil(receivedOn, keptYears.letter),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const withdrawal = Number(row.id)
    const receipt = await receiptDue(trx, declaration.confirmation_email, receivedOn)
    await trx
      .insertInto('ecommerce_order_mail')
      .values([
        { withdrawal, kind: 'receipt', created_on: moment, due_on: receipt },
        { withdrawal, kind: 'shop', created_on: moment, due_on: moment },
      ])
      .execute()
    // Only the customer's own address is asked, not the one that was entered here.
    if (meant?.asksAccount) await queueOrderMail(trx, meant.id, 'refund_account', receivedOn)
    if (order !== undefined)
      await logEvent(
        trx,
        order,
        {
          kind: 'note',
          actor: { kind: 'system' },
          message: noteOf(await firstLanguage(trx, project.id), declaration, words),
        },
        receivedOn,
      )
    const touched = ['ecommerce_withdrawal']
    await announce(
      trx,
      [{ project: project.id, collection: 'ecommerce_withdrawal', id: withdrawal, action: 'create', touched }],
      moment,
    )
  })
  return { uuid: id, receivedOn, words }
}
