import { storedObject } from './stored-json.ts'

/** The number of pieces in a stored cart, read off its total, for the button on every page; 0 where there is none. */
export function cartCount(text: string | null): number {
  const { totalCount } = storedObject(text) ?? {}
  return Number.isSafeInteger(totalCount) && (totalCount as number) > 0 ? (totalCount as number) : 0
}
