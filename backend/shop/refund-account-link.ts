import type { Language } from '#domain/texts/language.ts'
import { readSignedUuid, type Signing, signedUuid } from '../signed-uuid.ts'

const words = (uuid: string) => `refund-account ${uuid}`

/** The path by which the customer of an order names the account that a refund goes to: signed for that purpose alone. */
export const refundAccountPath = (signing: Pick<Signing, 'sign'>, uuid: string, language: Language): string =>
  `/ecom/refund-account/${signedUuid(signing, uuid, words)}?language=${language}`

/** The order of such a path's last part; undefined for one that was not made here. */
export const orderOfAccountToken = (signing: Pick<Signing, 'verify'>, token: string): string | undefined =>
  readSignedUuid(signing, token, words)
