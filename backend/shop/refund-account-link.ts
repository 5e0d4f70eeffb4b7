import type { Language } from '#domain/texts/language.ts'
import { UUID } from '../items/field-value.ts'
import type { OrderLinks } from './order-link.ts'

const PURPOSE = 'refund-account'

/** The path by which the customer of an order names the account that a refund goes to: signed for that purpose alone. */
export const refundAccountPath = ({ sign }: Pick<OrderLinks, 'sign'>, uuid: string, language: Language): string =>
  `/ecom/refund-account/${uuid}.${sign(`${PURPOSE} ${uuid}`)}?language=${language}`

/** The order of such a path's last part; undefined for one that was not made here. */
export function orderOfAccountToken({ verify }: Pick<OrderLinks, 'verify'>, token: string): string | undefined {
  const [uuid = '', signature = '', ...rest] = token.split('.')
  return UUID.test(uuid) && rest.length === 0 && verify(`${PURPOSE} ${uuid}`, signature) ? uuid : undefined
}
