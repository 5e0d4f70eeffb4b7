import type { Id } from '#contract/wire/items.ts'
import type { Transport } from './transport.ts'

/** The outbox, for who may read it. Rejects with an ApiError. */
export function createMails(transport: Transport) {
  return {
    /** Sends a mail once more that failed, or of which nobody knows whether it arrived. 409 for any other. */
    again: async (id: Id) => void (await transport('POST', `/ecom/mails/${encodeURIComponent(id)}/again`)),
  }
}
