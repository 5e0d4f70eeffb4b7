import type { Revision } from '#contract/wire/revisions.ts'

/** Milliseconds within which what somebody does to several records is told as one thing, such as moving an entry past another. */
const AT_ONCE = 5000

/** Changes, the latest first, with those together that one person has made to records of one kind at once; each record is named once. */
export function doneAtOnce(revisions: readonly Revision[]): [Revision, ...Revision[]][] {
  const groups: [Revision, ...Revision[]][] = []
  for (const revision of revisions) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (!group || !last || !isTogether(revision, last)) groups.push([revision])
    else if (group.every(({ item }) => item !== revision.item)) group.push(revision)
  }
  return groups
}

const isTogether = (one: Revision, other: Revision): boolean =>
  one.collection === other.collection &&
  one.action === other.action &&
  one.user === other.user &&
  Math.abs(Date.parse(one.created_on) - Date.parse(other.created_on)) <= AT_ONCE
