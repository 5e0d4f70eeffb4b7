import { mailToShop } from '../forms/mail-to-shop.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import { announce, asNew } from '../items/history.ts'
import { mailReceipt, type RequestCall, requestNotice } from './request-mails.ts'

/** How a request is treated: `spam` is kept for the shop to look at, but not mailed. */
export interface RequestTreatment {
  readonly spam: boolean
  /** Whether the visitor gets a confirmation. */
  readonly confirmed: boolean
}

/** Keeps an availability request for its time, mails it to the shop and confirms it, in one transaction. */
export async function takeRequest(
  options: FormsOptions,
  call: RequestCall,
  { spam, confirmed }: RequestTreatment,
): Promise<void> {
  const { db, now, log } = options
  const { project, product, language, shopLanguage } = call
  const { name, email, phone, message, variant, branch } = call.request
  await db.transaction().execute(async (trx) => {
    const mail = spam ? null : await mailToShop(options, trx, project, requestNotice(call, now()))
    if (confirmed && !spam) await mailReceipt(options, trx, call)
    const { id } = await trx
      .insertInto('ecommerce_request')
      .values({
        project: project.id,
        product: product.id,
        variant,
        branch,
        product_name: product.name(shopLanguage),
        reference_number: product.referenceNumber,
        state: spam ? 'spam' : 'new',
        language,
        name,
        email,
        phone: phone || null,
        message: message || null,
        mail,
        created_on: now().toISOString(),
        expires_on: expiry(now(), keptDays.productRequest),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await announce(trx, [asNew(project.id, 'ecommerce_request', Number(id))], now().toISOString())
  })
  if (spam) log(`A request to ${project.domain} looks automatic and is kept unsent`)
}
