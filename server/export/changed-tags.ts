import { changeSignature } from '#backend/changes/signature.ts'
import { MAX_INTEGER } from '#backend/items/field-value.ts'
import type { BackendLink } from '../http/backend-link.ts'
import { type ChangedRecord, purgedTags } from '../pages/page-tags.ts'

/** What has changed since an export: the tags of old pages, or that none can be relied on. */
export type Changed = { last: number; tags: Set<string> | 'all' }

export type ChangesParts = { link: Pick<BackendLink, 'url' | 'answer'>; secret: string; now: () => Date }

/** No change has a higher number: asks for nothing but the number of the newest. */
const BEYOND = MAX_INTEGER

/** The changes after number `since`; without it only the number of the newest. */
export async function changedTags({ link, secret, now }: ChangesParts, since?: number): Promise<Changed> {
  const tags = new Set<string>()
  for (let from = since ?? BEYOND; ; ) {
    const target = `/changes?since=${from}`
    const headers = { authorization: changeSignature(secret, target, now()) }
    const response = await link.answer(new Request(link.url + target, { headers }))
    if (!response.ok) throw new Error(`The change feed answers ${response.status}`)
    const { data, meta } = (await response.json()) as {
      data: (ChangedRecord & { seq: number })[]
      meta: { last: number }
    }
    // A database put back to an older state has fewer changes than the export has seen.
    if (since !== undefined && meta.last < since) return { last: meta.last, tags: 'all' }
    for (const change of data) {
      const purged = purgedTags(change)
      if (!purged) return { last: meta.last, tags: 'all' }
      for (const tag of purged) tags.add(tag)
      from = change.seq
    }
    if (data.length === 0 || from >= meta.last) return { last: meta.last, tags }
  }
}
