import type { Id } from '#contract/wire/items.ts'
import type { Transport } from './transport.ts'

/** The calls about changes that come true at a moment. */
export function createScheduleCalls(transport: Transport) {
  return {
    /** Keeps a change of a record for a moment in ISO 8601; rejects as writing it now would. */
    plan: (collection: string, item: Id, change: { moment: string; data: Record<string, unknown> }) =>
      transport<{ data: { id: number } }>(
        'POST',
        `/items/${encodeURIComponent(collection)}/${encodeURIComponent(item)}/schedule`,
        { body: change },
      ),
  }
}
