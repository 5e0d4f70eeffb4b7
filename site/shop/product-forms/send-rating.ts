import { checkProductRating } from '#domain/goods/product-rating.ts'
import type { OrdersClient } from '#sdk/orders.ts'
import type { FormFields, FormOutcome } from '../../forms/form-outcome.ts'
import { postedOutcome } from './posted-outcome.ts'

/** Checks a rating as the backend does, and sends it when it fits. */
export async function sendRating(
  fields: FormFields,
  orders: Pick<OrdersClient, 'rate'>,
  log: (message: string) => void,
): Promise<FormOutcome> {
  const result = checkProductRating(fields)
  if (!result.ok) return { kind: 'problems', problems: result.problems }
  return postedOutcome(await orders.rate(fields), log)
}
