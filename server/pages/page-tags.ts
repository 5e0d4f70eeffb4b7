import { TAGS_HEADER } from '#backend/items/tags.ts'

/** The tag of a page made of an answer that does not say what it was made of: any change may have made it old. */
const ANYTHING = '*'

/** Collects the tags of all answers that a page is made of. */
export function collectTags(): { tags: Set<string>; seen: (answer: Pick<Response, 'headers'>) => void } {
  const tags = new Set<string>()
  return {
    tags,
    seen({ headers }) {
      const [project, ...names] = (headers.get(TAGS_HEADER) ?? '').split(' ')
      if (names.length === 0) tags.add(ANYTHING)
      for (const name of names) tags.add(`${project}:${name}`)
    },
  }
}

/** What of a change says which pages are old. */
export type ChangedRecord = {
  project: number | null
  collection: string
  item: string
  touched: readonly string[]
}

/** The tags that a change makes old; null when it is about records that all projects share. */
export function purgedTags({ project, collection, item, touched }: ChangedRecord): string[] | null {
  if (project === null) return null
  const names = new Set([collection, `${collection}/${item}`, ...touched])
  return [ANYTHING, ...[...names].map((name) => `${project}:${name}`)]
}
