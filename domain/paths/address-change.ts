import type { Language } from '../texts/language.ts'

/** The addresses of a page at one moment, and whether visitors found it there. */
export interface PageAddresses {
  readonly isPublished: boolean
  readonly paths: ReadonlyMap<Language, string>
}

/** Where visitors are led on who ask for an address that a published page had; what it lost without another leads nowhere. */
export function movedAddresses(
  before: PageAddresses | undefined,
  after: PageAddresses,
): { from: string; to: string }[] {
  if (!before?.isPublished || !after.isPublished) return []
  const kept = new Set(after.paths.values())
  return [...before.paths].flatMap(([language, from]) => {
    const to = after.paths.get(language)
    return to === undefined || to === from || kept.has(from) ? [] : [{ from, to }]
  })
}
