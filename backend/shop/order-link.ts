import { createHmac, timingSafeEqual } from 'node:crypto'
import { type StoreRoots, storePath } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { readSignedUuid, type Signing, signedUuid } from '../signed-uuid.ts'

export interface OrderLinks extends Signing {
  /** `{uuid}.{signature}`: who knows it may see the order. */
  token(uuid: string): string
  /** The order's uuid; undefined for a token that was not made here. */
  read(token: string): string | undefined
  /** The path of its status page: `/shop/bestellung/{token}`. */
  statusPath(uuid: string, language: Language, roots: StoreRoots): string
}

/** Links that let a guest see an order without an account: signed, because numbers can be guessed. */
export function createOrderLinks(secret: string): OrderLinks {
  const sign = (text: string) => createHmac('sha256', secret).update(`order ${text}`).digest('base64url').slice(0, 32)
  const verify = (text: string, signature: string) => {
    const expected = Buffer.from(sign(text))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const words = (uuid: string) => uuid
  const token = (uuid: string) => signedUuid({ sign }, uuid, words)
  return {
    token,
    sign,
    verify,
    read: (value) => readSignedUuid({ verify }, value, words),
    statusPath: (uuid, language, roots) =>
      storePath({ page: 'result', rest: token(uuid) }, language, roots) ?? `/ecom/order/${token(uuid)}`,
  }
}
