import { enteredId } from '../texts/entered-text.ts'

/** What an address chooses a variant by: itself, or the first or the second of its two values. */
const variantNames = ['variant', 'first', 'second'] as const

/** The first of these that an address query names, with the id of a variant: undefined for what can be none. */
export function chosenIn(query: URLSearchParams) {
  const by = variantNames.find((name) => query.get(name))
  return by && { by, id: enteredId(query.get(by)) }
}
