import type { Id } from './resource.ts'
import type { Transport } from './transport.ts'

/** What is about to be saved: changes of an item, as an update takes them, or a new one where there is no `item`. */
export type Draft = { collection: string; item?: Id; data: Record<string, unknown> }

/** The calls about previews of what is about to be saved. */
export function createPreviewCalls(transport: Transport) {
  return {
    /** Keeps a draft for a quarter of an hour, for its maker alone; rejects as saving it would. */
    keep: (draft: Draft) => transport<{ data: { id: string } }>('POST', '/previews', { body: draft }),
    /** The address at which a page of the site shows the draft. */
    address: (path: string, id: string) => `${path}${path.includes('?') ? '&' : '?'}preview=${encodeURIComponent(id)}`,
  }
}
