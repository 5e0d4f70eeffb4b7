import type { ProductRating } from '#domain/goods/product-rating.ts'
import type { Language } from '#domain/texts/language.ts'
import { fill } from '../forms/mail-texts.ts'
import { mailToShop, momentText, type ShopNotice } from '../forms/mail-to-shop.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import type { Project } from '../project/project.ts'
import type { AskedProduct } from '../requests/asked-product.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import { ratingTexts } from './rating-texts.ts'
import { purchasedLine } from './verified-purchase.ts'

export interface RatingCall {
  readonly project: Project
  readonly origin: string
  readonly rating: ProductRating
  /** Checks the proofs of purchases. */
  readonly links: Pick<OrderLinks, 'verify'>
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
  const { rating: stars, name, title, text, orderNumber, email, purchase } = rating
  await db.transaction().execute(async (trx) => {
    const proof = { token: purchase, orderNumber, email }
    const line = await purchasedLine(trx, call.links, project, product.id, proof)
    const verified = line !== undefined
    const mail = spam ? null : await mailToShop(options, trx, project, noticeOf(call, verified, now()))
    await trx
      .insertInto('ecommerce_product_rating')
      .values({
        product: product.id,
        name,
        rating: stars,
        title: title || null,
        text,
        status: spam ? 'archived' : 'draft',
        verified,
        order_line: line ?? null,
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

function noticeOf({ origin, rating, product, shopLanguage }: RatingCall, verified: boolean, now: Date): ShopNotice {
  const texts = ratingTexts[shopLanguage]
  const stars = String(rating.rating)
  const path = product.path(shopLanguage)
  const number = fill(verified ? texts.verified : texts.unverified, { number: rating.orderNumber })
  return {
    kind: 'rating',
    language: shopLanguage,
    subject: fill(texts.shopSubject, { product: product.name(shopLanguage), stars }),
    facts: [
      [texts.product, product.name(shopLanguage)],
      [texts.stars, fill(texts.starsOf, { stars })],
      [texts.name, rating.name],
      [texts.title, rating.title],
      [texts.orderNumber, rating.orderNumber ? number : verified ? texts.byLink : ''],
      [texts.received, momentText(now, shopLanguage)],
    ],
    quote: rating.text,
    button: path ? { label: texts.openProduct, href: origin + path } : undefined,
    note: texts.moderationHint,
  }
}
