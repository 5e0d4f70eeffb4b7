import { useEffect, useState } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { type Suggestions, suggest } from './suggest.ts'

/** Milliseconds after the last key before the backend is asked. */
const PAUSE = 120

const FEWEST_LETTERS = 2

/** The suggestions for a text, those before it until they have come; null while there is nothing to suggest for. */
export function useSuggestions(text: string): Suggestions | null {
  const { page, site, shop } = useShared()
  const [found, setFound] = useState<Suggestions | null>(null)
  const term = text.trim()
  const roots = shop?.roots
  const first = site.languages[0] ?? page.language

  useEffect(() => {
    if (term.length < FEWEST_LETTERS || !roots) {
      setFound(null)
      return
    }
    const gone = new AbortController()
    const timer = setTimeout(() => {
      // Without an answer the form still leads to the results.
      suggest(term, page.language, first, roots, gone.signal).then(setFound, () => {})
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [term, page.language, first, roots])

  return term.length < FEWEST_LETTERS ? null : found
}
