import type { Quote, QuoteLine } from '#contract/wire/order-types.ts'
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

type ProblemLine = Pick<QuoteLine, 'problem' | 'display_name' | 'variant_name'> & Partial<Pick<QuoteLine, 'available'>>

/** What is wrong with a line of a quote, in words; of goods that are short also which, and how many are left. */
export function lineProblem(
  { problem, available = null, display_name, variant_name }: ProblemLine,
  text: Text,
): string {
  if (!problem) return ''
  if (problem !== 'not_enough' || available === null) return text(`orderWork.refused.${problem}`)
  return text('orderWork.refused.fewer', {
    name: [display_name, variant_name].filter(Boolean).join(', '),
    left: available,
  })
}

/** Why an order is refused, in the person's words; a field by what it is called. */
export function orderRefusal(error: unknown, text: Text, label: (field: string) => string): string {
  if (!(error instanceof ApiError)) return failureText(error)
  const { reason, field, quote } = (error.body ?? {}) as { reason?: string; field?: string; quote?: Quote }
  const short = reason === 'not_enough' ? quote?.lines.find(({ problem }) => problem === reason) : undefined
  if (short) return lineProblem(short, text)
  const known = REASONS.find((name) => name === reason)
  if (known) return text(`orderWork.refused.${known}`)
  if (reason === 'invalid' && field) return text('orderWork.refused.field', { field: label(field) })
  return text('orderWork.refused.other', { message: failureText(error) })
}
