import type { Text } from '../i18n/use-text.ts'

const KINDS = [
  'receipt',
  'paid',
  'accepted',
  'ready',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'shop',
  'shop_attention',
] as const

/** What a mail of an order is called; one that is not known by its own name. */
export function mailName(text: Text, kind: string): string {
  const known = KINDS.find((name) => name === kind)
  return known ? text(`order.mailKind.${known}`) : kind
}
