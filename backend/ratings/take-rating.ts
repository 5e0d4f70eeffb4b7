import { type Language, localeOf } from '#domain/language.ts'
import type { ProductRating } from '#domain/product-rating.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import type { AskedProduct } from '../requests/asked-product.ts'
import { momentText } from '../requests/request-mails.ts'
import { ratingTexts } from './rating-texts.ts'
import { isPurchase } from './verified-purchase.ts'

export interface RatingCall {
  readonly project: Project
  readonly origin: string
  readonly rating: ProductRating
  readonly product: AskedProduct
  readonly language: Language
  readonly shopLanguage: Language
  /** Kept for the shop to look at, but put away and not mailed. */
  readonly spam: boolean
}

/** Keeps a rating as a draft until staff publish it, and tells the shop, in one transaction. */
export async function takeRating(options: FormsOptions, call: RatingCall): Promise<void> {
  const { db, now, log } = options
  const { project, rating, product, language, spam } = call
  const { stars, name, title, text, orderNumber } = rating
  await db.transaction().execute(async (trx) => {
    const verified = await isPurchase(trx, project, orderNumber, product.id)
    const mail = spam ? null : await mailToShop(options, trx, call, verified)
    await trx
      .insertInto('ecommerce_product_rating')
      .values({
        product: product.id,
        name,
        stars,
        title: title || null,
        text,
        status: spam ? 'archived' : 'draft',
        verified,
        order_number: orderNumber || null,
        language,
        mail,
        created_on: now().toISOString(),
        expires_on: expiry(now(), keptDays.rating),
      })
      .execute()
  })
  if (spam) log(`A rating on ${project.domain} looks automatic and is put away`)
}

async function mailToShop(
  options: FormsOptions,
  trx: Database,
  call: RatingCall,
  verified: boolean,
): Promise<number | null> {
  const { project, origin, rating, product, shopLanguage } = call
  const letterhead = await letterheadOf(trx, project, shopLanguage, options.mailFrom)
  const { email: shop, from } = letterhead
  if (!shop || !from) return null
  const texts = ratingTexts[shopLanguage]
  const stars = String(rating.stars)
  const path = product.path(shopLanguage)
  const number = fill(verified ? texts.verified : texts.unverified, { number: rating.orderNumber })
  const facts: [string, string][] = [
    [texts.product, product.name(shopLanguage)],
    [texts.stars, fill(texts.starsOf, { stars })],
    [texts.name, rating.name],
    ...(rating.title ? [[texts.title, rating.title] as [string, string]] : []),
    ...(rating.orderNumber ? [[texts.orderNumber, number] as [string, string]] : []),
    [texts.received, momentText(options.now(), localeOf[shopLanguage])],
  ]
  const subject = fill(texts.shopSubject, { product: product.name(shopLanguage), stars })
  const letter = renderLetter(
    {
      language: shopLanguage,
      heading: subject,
      paragraphs: [],
      facts,
      quote: rating.text,
      ...(path && { button: { label: texts.openProduct, href: origin + path } }),
      notes: [texts.moderationHint],
    },
    letterhead,
  )
  const mail = {
    project: project.id,
    kind: 'rating',
    from,
    to: { name: letterhead.siteName, address: shop },
    subject,
    ...letter,
    keepDays: keptDays.mail,
  }
  return (await queueMail(trx, mail, options)).id
}
