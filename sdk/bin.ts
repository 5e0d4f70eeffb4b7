import type { BinItem } from '#contract/wire/bin.ts'
import type { Id } from '#contract/wire/items.ts'
import type { Transport } from './transport.ts'

/** The calls under `/bin`. */
export function createBin(transport: Transport) {
  const at = (id: Id) => `/bin/${encodeURIComponent(id)}`
  return {
    /** What lies in the bin, deleted last first; 50 a page unless said otherwise, `page` from 1. */
    read: (
      query: { limit?: number; page?: number } = {},
    ): Promise<{ data: BinItem[]; meta: { total_count: number } }> => transport('GET', '/bin', { query }),
    /** Writes the item back whole and answers where it is. */
    restore: (id: Id): Promise<{ data: { collection: string; item: string } }> =>
      transport('POST', `${at(id)}/restore`),
    /** Ends it for good. */
    delete: (id: Id): Promise<void> => transport('DELETE', at(id)),
  }
}
