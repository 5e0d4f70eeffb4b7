import type { RatingReport } from '#domain/goods/rating-report.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { mailToShop, momentText } from '../forms/mail-to-shop.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailWords } from '../mail/own-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { type AskedProduct, askedProduct } from '../requests/asked-product.ts'
import { reportTexts } from './report-texts.ts'

/** A rating that visitors can read, with its product. */
export interface ShownRating {
  readonly id: number
  readonly words: string
  readonly product: AskedProduct
}

/** The published rating of this number, undefined where visitors see none. */
export async function shownRating(db: Database, project: Project, id: number): Promise<ShownRating | undefined> {
  const row = await db
    .selectFrom('ecommerce_product_rating')
    .select(['product', 'name', 'rating', 'title', 'text'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!row) return undefined
  const asked = await askedProduct(db, project, { product: Number(row.product), variant: null })
  const words = [`${'★'.repeat(Number(row.rating))} ${row.name}`, row.title, row.text].filter(Boolean).join('\n')
  return asked.ok ? { id, words, product: asked.product } : undefined
}

export interface ReportCall {
  readonly project: Project
  readonly report: RatingReport
  readonly rating: ShownRating
  readonly language: Language
  readonly shopLanguage: Language
  /** Whether a mail may be sent to the address, which a stranger may have entered. */
  readonly mayAnswer: boolean
  /** Kept for the shop to look at, but put away and not mailed. */
  readonly spam: boolean
}

/** Keeps a report, tells the shop, and confirms its receipt (Art. 16 (4) DSA), in one transaction. */
export async function takeReport(options: FormsOptions, call: ReportCall): Promise<void> {
  const { db, now } = options
  const { project, report, rating, language, shopLanguage, spam } = call
  const texts = reportTexts[shopLanguage]
  await db.transaction().execute(async (trx) => {
    const notice = {
      kind: 'rating_report',
      language: shopLanguage,
      subject: fill(texts.shopSubject, { product: rating.product.name(shopLanguage) }),
      facts: [
        [texts.product, rating.product.name(shopLanguage)],
        [texts.rating, rating.words],
        [texts.reporter, report.name],
        [texts.email, report.email],
        [texts.received, momentText(now(), shopLanguage)],
      ] as const,
      quote: report.message,
      note: texts.shopHint,
      replyTo: { name: report.name, address: report.email },
    }
    const mail = spam ? null : await mailToShop(options, trx, project, notice)
    await trx
      .insertInto('ecommerce_rating_report')
      .values({
        project: project.id,
        rating: rating.id,
        rating_text: rating.words,
        mail,
        language,
        name: report.name,
        email: report.email,
        message: report.message,
        state: spam ? 'spam' : 'new',
        product_name: rating.product.name(shopLanguage),
        created_on: now().toISOString(),
        expires_on: expiry(now(), keptDays.ratingReport),
      })
      .execute()
    if (!spam && call.mayAnswer) await confirmReceipt(options, trx, call)
  })
}

/** Queues the mail that a report has come in, to who sent it. */
export async function confirmReceipt(
  options: FormsOptions,
  trx: Database,
  {
    project,
    report,
    rating,
    language,
  }: Pick<ReportCall, 'project' | 'language' | 'rating'> & { readonly report: Pick<RatingReport, 'email'> },
) {
  const texts = reportTexts[language]
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  if (!letterhead.from) return
  const standard = { subject: texts.receiptSubject, text: texts.receipt }
  const words = await mailWords(trx, { project: project.id, kind: 'rating_report_receipt', language }, standard)
  const values = { product: rating.product.name(language), moment: momentText(options.now(), language) }
  const subject = fill(words.subject, values)
  const letter = renderLetter({ language, heading: subject, paragraphs: [fill(words.text, values)] }, letterhead)
  const addressed = { from: letterhead.from, to: { address: report.email }, subject }
  const mail = { project: project.id, kind: 'rating_report_receipt', ...addressed, ...letter, keepDays: keptDays.mail }
  await queueMail(trx, mail, options)
}
