import { readSignedUuid, type Signing, signedUuid } from '../signed-uuid.ts'

/** Where the calls of who waits for goods lie. */
export const stockNoticePath = '/forms/stock-notice'

/** What a link in a mail leads to. */
export type StockNoticeStep = 'confirm' | 'leave'

/** Addresses by which who waits for goods confirms that and ends it, without an account; each is good for its step alone. */
export interface StockNoticeLinks {
  path(uuid: string, step: StockNoticeStep): string
  /** The uuid of the request; undefined for a token that was not made here, or for the other step. */
  read(token: string, step: StockNoticeStep): string | undefined
}

export function stockNoticeLinks(signing: Signing): StockNoticeLinks {
  const words = (step: StockNoticeStep) => (uuid: string) => `stock notice ${step} ${uuid}`
  return {
    path: (uuid, step) => `${stockNoticePath}/${step}/${signedUuid(signing, uuid, words(step))}`,
    read: (token, step) => readSignedUuid(signing, token, words(step)),
  }
}
