import type { AnyItem } from '#sdk/resource.ts'

/** Where an entry of the menu leads. */
export const entryKinds = ['page', 'path', 'elsewhere', 'groups'] as const

export type LinkKindOfEntry = (typeof entryKinds)[number]

/** The fields that say where an entry of each kind leads. */
export const kindFields: Readonly<Record<LinkKindOfEntry, readonly string[]>> = {
  page: ['page', 'anchor'],
  path: ['path', 'anchor'],
  elsewhere: ['external_path'],
  groups: ['groups'],
}

/** What kind of entry a record is, by what is written in it. */
export function kindOf({ page, external_path, path, anchor, groups }: AnyItem): LinkKindOfEntry {
  if (page) return 'page'
  if (external_path) return 'elsewhere'
  if (path) return 'path'
  if (!anchor && Array.isArray(groups) && groups.length > 0) return 'groups'
  return 'page'
}

/** What an entry of this kind must not say any more; groups that are there stay, for they hold entries of their own. */
export const emptiedBy = (kind: LinkKindOfEntry): string[] => [
  ...new Set(
    entryKinds
      .filter((other) => other !== kind && other !== 'groups')
      .flatMap((other) => kindFields[other])
      .filter((name) => !kindFields[kind].includes(name)),
  ),
]
