import { ApiError } from '#sdk/api-error.ts'
import { failureText } from '../api/failure.ts'
import type { Text } from '../i18n/use-text.ts'

const REASONS = [
  'price_changed',
  'not_enough',
  'sold_out',
  'gone',
  'not_for_sale',
  'choose_variant',
  'bad_personalization',
  'shipping_not_available',
  'payment_not_available',
  'country_not_available',
  'not_possible',
] as const

/** Why an order is refused, in the person's words; a field by what it is called. */
export function orderRefusal(error: unknown, text: Text, label: (field: string) => string): string {
  if (!(error instanceof ApiError)) return failureText(error)
  const { reason, field } = (error.body ?? {}) as { reason?: string; field?: string }
  const known = REASONS.find((name) => name === reason)
  if (known) return text(`orderWork.refused.${known}`)
  if (reason === 'invalid' && field) return text('orderWork.refused.field', { field: label(field) })
  return text('orderWork.refused.other', { message: failureText(error) })
}
