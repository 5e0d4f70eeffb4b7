import { isProgram } from '../search/missed-search.ts'

/** What a browser says of a page that it asks for, by the names of its headers. */
export type AskedHeader = (name: string) => string | undefined

/** A page that somebody opens: `source` is the host that they come from, empty where they typed it; undefined within the website. */
export interface CountedVisit {
  readonly source: string | undefined
}

const MOST_LETTERS = 100

function sourceOf(referer: string | undefined): string {
  try {
    return new URL(referer ?? '').hostname.replace(/^www\./, '').slice(0, MOST_LETTERS)
  } catch {
    return ''
  }
}

/**
 * Whether a page that is asked for counts as seen, by what every browser sends by itself: nothing is stored in it and nothing of who asks
 * is kept. Programs that say so count as programs; reloads, pages loaded ahead and staff do not count. What a browser of today asks for
 * when somebody opens a page says `Sec-Fetch-Mode: navigate`; what says nothing of the kind is taken for a program.
 */
export function countedVisit(header: AskedHeader): CountedVisit | 'program' | undefined {
  if (header('cookie')?.includes('directus-') || header('sec-purpose') || header('purpose')) return undefined
  const mode = header('sec-fetch-mode')
  if (isProgram(header('user-agent') ?? null) || mode === undefined) return 'program'
  if (mode !== 'navigate' || header('sec-fetch-dest') !== 'document') return undefined
  if (/max-age=0|no-cache/.test(header('cache-control') ?? '')) return undefined
  return { source: header('sec-fetch-site') === 'same-origin' ? undefined : sourceOf(header('referer')) }
}
