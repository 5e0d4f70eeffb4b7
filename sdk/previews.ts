import type { Draft } from '#contract/wire/drafts.ts'
import type { Transport } from './transport.ts'

/** The calls about previews of what is about to be saved. */
export function createPreviewCalls(transport: Transport) {
  return {
    /** Keeps a draft for a quarter of an hour, for its maker alone; rejects as saving it would. */
    keep: (draft: Draft) => transport<{ data: { id: string } }>('POST', '/previews', { body: draft }),
    /** The address at which a page of the site shows the draft. */
    address: (path: string, id: string) => `${path}${path.includes('?') ? '&' : '?'}preview=${encodeURIComponent(id)}`,
  }
}
