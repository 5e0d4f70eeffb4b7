import type { ContactPrivacy } from '#domain/company/contact-form.ts'
import { checkProductRequest } from '#domain/goods/product-request.ts'
import { checkStockNotice } from '#domain/goods/stock-notice.ts'
import type { OrdersClient } from '#sdk/orders.ts'
import type { FormFields, FormOutcome } from '../../forms/form-outcome.ts'
import { sendForm } from '../../forms/send-form.ts'
import { postedOutcome } from './posted-outcome.ts'

/** Checks an availability request as the backend does, and sends it when it fits. */
export async function sendRequest(
  fields: FormFields,
  privacy: ContactPrivacy,
  orders: Pick<OrdersClient, 'request'>,
  log: (message: string) => void,
): Promise<FormOutcome> {
  const result = checkProductRequest(fields, privacy)
  if (!result.ok) return { kind: 'problems', problems: result.problems }
  return postedOutcome(await orders.request(fields), log)
}

/** Checks who wants to be told that goods are back as the backend does, and asks when it fits. */
export async function sendStockNotice(fields: FormFields, fetch: typeof globalThis.fetch): Promise<FormOutcome> {
  const result = checkStockNotice(fields)
  return result.ok ? sendForm('/forms/stock-notice', fields, fetch) : { kind: 'problems', problems: result.problems }
}
