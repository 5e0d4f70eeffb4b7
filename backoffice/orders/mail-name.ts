import { customerMails, shopMails } from '#contract/wire/order-mails.ts'
import type { Text } from '../i18n/use-text.ts'

/** What a mail of an order is called; one that is not known by its own name. */
export function mailName(text: Text, kind: string): string {
  const known = [...customerMails, ...shopMails].find((name) => name === kind)
  return known ? text(`order.mailKind.${known}`) : kind
}
