import type { Complaint } from './measures.ts'

/** What was found and is not listed, and what is listed and was not found. */
export function against(
  listed: readonly string[],
  found: readonly Complaint[],
): { added: Complaint[]; gone: string[] } {
  const there = new Set(found.map(({ what }) => what))
  return {
    added: found.filter(({ what }) => !listed.includes(what)),
    gone: listed.filter((what) => !there.has(what)),
  }
}

/** The text of the list, which has an entry a line, without the entries given. */
export const withoutEntries = (list: string, gone: readonly string[]): string =>
  list
    .split('\n')
    .filter((line) => !gone.includes(/^\s*'(.*)',$/.exec(line)?.[1] ?? ''))
    .join('\n')
