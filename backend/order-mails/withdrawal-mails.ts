import { zonedMoment } from '#domain/company/zoned-moment.ts'
import type { Language } from '#domain/texts/language.ts'
import { unlinked } from '#domain/texts/unlinked.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailWords } from '../mail/own-words.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { withHours } from '../mail/with-hours.ts'
import { withdrawalTexts } from '../orders/withdrawal/withdrawal-texts.ts'
import { firstLanguage } from '../project/first-language.ts'
import { loadPlans } from '../project/load-plans.ts'
import { invoiceSource } from './order-attachments.ts'
import type { OrderLetter } from './order-letter.tsx'
import { orderMailTexts } from './order-mail-texts.ts'
import type { OrderMailerOptions } from './order-mailer-options.ts'
import { settledPapers } from './order-papers.ts'
import { letterDays, renderOrderLetter } from './render-letter.ts'

/** Date and time to the second with the zone, as the receipt of a withdrawal must name them (§ 356a (4) BGB). */
export const momentIn = (language: Language, moment: Date): string => zonedMoment(language, 'exact')(moment)

const ownWords = (db: Database, project: number, kind: string, language: Language) => {
  const outcome = kind === 'rejected' || kind === 'settled' ? kind : 'receipt'
  return mailWords(db, { project, kind: `withdrawal_${outcome}`, language }, withdrawalWords(language)[outcome])
}

/** The number of the order that is withdrawn from; none where nobody knows it. */
async function numberOf(db: Database, order: unknown): Promise<string> {
  const row = order
    ? await db.selectFrom('ecommerce_order').select('number').where('id', '=', Number(order)).executeTakeFirst()
    : undefined
  return String(row?.number ?? '')
}

/** The standard words of these mails to consumers. */
export function withdrawalWords(language: Language) {
  const { receiptSubject, receiptText, rejected, settled } = withdrawalTexts[language]
  return { receipt: { subject: receiptSubject, text: receiptText }, rejected, settled }
}

/** The mails of withdrawals: the receipt to the consumer, and what the shop has to do. */
export function withdrawalMails({ db, mailFrom, now }: Pick<OrderMailerOptions, 'db' | 'mailFrom' | 'now'>) {
  return {
    async compose(id: number, kind: string): Promise<NewMail> {
      const row = await db.selectFrom('ecommerce_withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const home = await db
        .selectFrom('project')
        .select('domain')
        .where('id', '=', Number(row.project))
        .executeTakeFirstOrThrow()
      const isReceipt = kind !== 'shop'
      const language = isReceipt ? (row.language as Language) : await firstLanguage(db, Number(row.project))
      const project = { id: Number(row.project), domain: String(home.domain) }
      const plain = await letterheadOf(db, project, language, mailFrom)
      const letterhead = isReceipt
        ? withHours(plain, { house: (await loadPlans(db, project))[0], language, now: now() })
        : plain
      const { from, email, siteName } = letterhead
      if (!from) throw new Error(`${project.domain} has no e-mail address to send from`)
      const texts = withdrawalTexts[language]
      const received = momentIn(language, new Date(String(row.received_on)))
      const number = isReceipt ? '' : await numberOf(db, row.matched_order)
      const papers =
        kind === 'settled' && row.matched_order !== null
          ? await settledPapers(db, Number(row.matched_order), String(row.confirmation_email))
          : []
      // Whoever declared it may be a stranger to the address that the receipt goes to.
      const name = unlinked(String(row.name))
      const outcome = kind === 'rejected' || kind === 'settled' ? texts[kind] : undefined
      const own = isReceipt ? await ownWords(db, project.id, kind, language) : undefined
      const values = { name, moment: received }
      const subject = fill(own?.subject ?? texts.shopSubject, values)
      const letter: OrderLetter = {
        language,
        subject,
        heading: subject,
        paragraphs: [
          fill(own?.text ?? texts.shopText, values),
          ...(outcome && row.reason ? [String(row.reason)] : []),
          ...(papers.length > 0 ? [orderMailTexts[language].creditNoteAttached] : []),
        ],
        facts: [
          [texts.received, received],
          [texts.name, name],
          [texts.declaredContract, unlinked(String(row.contract_reference))],
          [texts.declaredEmail, String(row.confirmation_email)],
          ...(row.items_text ? [[texts.declaredItems, unlinked(String(row.items_text))] as const] : []),
          ...(number === '' ? [] : [[texts.order, number] as const]),
          ...(isReceipt ? [] : [[texts.refundDue, momentIn(language, new Date(String(row.refund_due_on)))] as const]),
        ],
        ...(!isReceipt && { button: { label: texts.work, href: `https://${project.domain}/admin/withdrawals` } }),
        blocks: [{ heading: texts.declaration, lines: unlinked(String(row.declaration_text)).split('\n') }],
        notes: isReceipt && !outcome ? [texts.receiptNote] : [],
      }
      const consumer = { name: String(row.name), address: String(row.confirmation_email) }
      const shop = { name: siteName, address: email ?? from.address }
      return {
        project: project.id,
        kind: `withdrawal_${kind}`,
        from,
        to: isReceipt ? consumer : shop,
        replyTo: isReceipt ? shop : consumer,
        ...(await renderOrderLetter(letter, letterhead)),
        attachments: papers.map(invoiceSource),
        keepDays: letterDays(now()),
      }
    },
  }
}
