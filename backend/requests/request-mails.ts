import { type Language, localeOf } from '#domain/language.ts'
import type { ProductRequest } from '#domain/product-request.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import type { AskedProduct } from './asked-product.ts'
import { requestTexts } from './request-texts.ts'

export interface RequestCall {
  readonly project: Project
  /** Where links in mails lead: `https://wennerholt.example`. */
  readonly origin: string
  readonly request: ProductRequest
  readonly product: AskedProduct
  /** The visitor's. */
  readonly language: Language
  readonly shopLanguage: Language
}

/** Tells the shop of a request, in its language. Returns the mail's id, null when the project has no address to write to. */
export async function mailRequestToShop(
  options: FormsOptions,
  trx: Database,
  call: RequestCall,
): Promise<number | null> {
  const { project, origin, request, product, language, shopLanguage } = call
  const letterhead = await letterheadOf(trx, project, shopLanguage, options.mailFrom)
  const { email: shop, from } = letterhead
  if (!shop || !from) {
    options.log(`${project.domain} has no primary e-mail address, so a request is kept unsent`)
    return null
  }
  const texts = requestTexts[shopLanguage]
  const locale = localeOf[shopLanguage]
  const subject = fill(texts.shopSubject, { product: product.name(shopLanguage) })
  const path = product.path(shopLanguage)
  const facts: [string, string | null][] = [
    [texts.product, product.name(shopLanguage)],
    [texts.referenceNumber, product.referenceNumber],
    [texts.name, request.name],
    [texts.email, request.email],
    [texts.phone, request.phone],
    [texts.visitorLanguage, new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language],
    [texts.received, momentText(options.now(), locale)],
  ]
  const letter = renderLetter(
    {
      language: shopLanguage,
      heading: subject,
      paragraphs: [],
      facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
      ...(request.message && { quote: request.message }),
      ...(path && { button: { label: texts.openProduct, href: origin + path } }),
      notes: [fill(texts.answerHint, { name: request.name })],
    },
    letterhead,
  )
  const mail = {
    project: project.id,
    kind: 'request',
    from,
    to: { name: letterhead.siteName, address: shop },
    replyTo: { name: request.name, address: request.email },
    subject,
    ...letter,
    keepDays: keptDays.mail,
  }
  return (await queueMail(trx, mail, options)).id
}

/**
 * Confirms a request to whoever sent it. Nothing that was entered is repeated, so that nobody can have a stranger written to in
 * words of their own.
 */
export async function mailReceipt(options: FormsOptions, trx: Database, call: RequestCall): Promise<void> {
  const { project, origin, request, product, language } = call
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  const { email: shop, from } = letterhead
  if (!from) return
  const texts = requestTexts[language]
  const subject = fill(texts.receiptSubject, { product: product.name(language) })
  const path = product.path(language)
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [texts.receiptText],
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

export const momentText = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(date)
