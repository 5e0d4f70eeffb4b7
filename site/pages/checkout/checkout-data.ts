import { type GuaranteeNoticeView, guaranteeNotice } from '../../data/guarantee-notice.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeTitles } from '../../data/store-titles.ts'
import { storeMeta } from '../shared/store-meta.ts'

/** The checkout itself is made in the browser; the notice that stands above its button is the shop's. */
export type CheckoutData = { notice?: GuaranteeNoticeView | undefined }

export async function checkoutData(request: PageRequest, _route: string, rest: string | undefined) {
  const settings = await request.settings
  if (rest || !settings?.enable_cart) return null
  const data: CheckoutData = { notice: await guaranteeNotice(request) }
  return { data, meta: { ...storeMeta(storeTitles.checkout[request.language], request), noindex: true } }
}
