import type { ProductRequest } from '#domain/goods/product-request.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import type { AskedBranch } from '../forms/asked-branch.ts'
import { fill } from '../forms/mail-texts.ts'
import { languageName, momentText, type ShopNotice } from '../forms/mail-to-shop.ts'
import { keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailWords } from '../mail/own-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { withHours } from '../mail/with-hours.ts'
import { loadPlans } from '../project/load-plans.ts'
import type { Project } from '../project/project.ts'
import type { AskedProduct } from './asked-product.ts'
import { requestTexts } from './request-texts.ts'

export interface RequestCall {
  readonly project: Project
  /** Where links in mails lead: `https://wennerholt.example`. */
  readonly origin: string
  readonly request: ProductRequest
  readonly branch: AskedBranch | undefined
  readonly product: AskedProduct
  /** The visitor's. */
  readonly language: Language
  readonly shopLanguage: Language
}

/** What the shop is told of a request, in its language. */
export function requestNotice(
  { origin, request, branch, product, language, shopLanguage }: RequestCall,
  now: Date,
): ShopNotice {
  const texts = requestTexts[shopLanguage]
  const path = product.path(shopLanguage)
  return {
    kind: 'request',
    language: shopLanguage,
    subject: fill(texts.shopSubject, { product: product.name(shopLanguage) }),
    facts: [
      [texts.product, product.name(shopLanguage)],
      [texts.referenceNumber, product.referenceNumber],
      [texts.name, request.name],
      [texts.email, request.email],
      [texts.phone, request.phone],
      [texts.visitorLanguage, languageName(language, shopLanguage)],
      [texts.received, momentText(now, shopLanguage)],
    ],
    quote: request.message,
    button: path ? { label: texts.openProduct, href: origin + path } : undefined,
    note: fill(texts.answerHint, { name: request.name }),
    replyTo: { name: request.name, address: request.email },
    isRequest: true,
    branch,
  }
}

/**
 * Confirms a request to whoever sent it. Nothing that was entered is repeated, so that nobody can have a stranger written to in
 * words of their own.
 */
export async function mailReceipt(options: FormsOptions, trx: Database, call: RequestCall): Promise<void> {
  const { project, origin, request, product, language } = call
  const own = await letterheadOf(trx, project, language, options.mailFrom)
  const letterhead = withHours(own, { house: (await loadPlans(trx, project))[0], language, now: options.now() })
  const { email: shop, from } = letterhead
  if (!from) return
  const texts = requestTexts[language]
  const standard = { subject: texts.receiptSubject, text: texts.receiptText }
  const words = await mailWords(trx, { project: project.id, kind: 'request_receipt', language }, standard)
  const values = { product: product.name(language) }
  const subject = fill(words.subject, values)
  const path = product.path(language)
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [fill(words.text, values)],
      ...(path && { button: { label: texts.openProduct, href: origin + path } }),
      notes: [texts.receiptNote],
    },
    letterhead,
  )
  await queueMail(
    trx,
    {
      project: project.id,
      kind: 'request_receipt',
      from,
      to: { address: request.email },
      ...(shop && { replyTo: { name: letterhead.siteName, address: shop } }),
      subject,
      ...letter,
      keepDays: keptDays.mail,
    },
    options,
  )
}
