import { createHmac, timingSafeEqual } from 'node:crypto'
import { type StoreRoots, storePath } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { UUID } from '../items/field-value.ts'

export interface OrderLinks {
  /** `{uuid}.{signature}`: who knows it may see the order. */
  token(uuid: string): string
  /** The order's uuid; undefined for a token that was not made here. */
  read(token: string): string | undefined
  /** The path of its status page: `/shop/bestellung/{token}`. */
  statusPath(uuid: string, language: Language, roots: StoreRoots): string
  /** A signature of any text, for addresses that only a payment provider is told. */
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

/** Links that let a guest see an order without an account: signed, because numbers can be guessed. */
export function createOrderLinks(secret: string): OrderLinks {
  const sign = (text: string) => createHmac('sha256', secret).update(`order ${text}`).digest('base64url').slice(0, 32)
  const verify = (text: string, signature: string) => {
    const expected = Buffer.from(sign(text))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const token = (uuid: string) => `${uuid}.${sign(uuid)}`
  return {
    token,
    sign,
    verify,
    read(value) {
      const [uuid = '', signature = '', ...rest] = value.split('.')
      return UUID.test(uuid) && rest.length === 0 && verify(uuid, signature) ? uuid : undefined
    },
    statusPath: (uuid, language, roots) =>
      storePath({ page: 'result', rest: token(uuid) }, language, roots) ?? `/ecom/order/${token(uuid)}`,
  }
}
