import { growingLists, listColumn, numberColumn } from './columns.ts'
import { sortedWords } from './sorted-words.ts'

/** Place of a document or number of a word times MASKS, plus a bit for each field that has the word. */
export const MASKS = 256
/** Lengths of fields that are told apart. */
export const LENGTHS = 64

/** Which words documents have in which of their fields, at most eight. */
export interface WordStore {
  add(id: number, fields: readonly (readonly string[])[]): void
  remove(id: number): void
  has(id: number): boolean
  /** The documents that have a word: the place of each times MASKS, plus the bits of the fields; valid until the next change. */
  postingsOf(word: string): Int32Array | undefined
  startingWith(start: string): string[]
  /** Words without digits: what a mistyped word may have been meant for. */
  readonly plain: readonly string[]
  /** By place; also of documents that have gone. */
  readonly ids: readonly number[]
  /** Documents that there are. */
  readonly count: number
  /** Words of a field in a document, at most LENGTHS - 1: at its place times the number of fields, plus that of the field. */
  readonly lengths: Int32Array
  /** Words of each field in all documents. */
  readonly total: readonly number[]
}

/** An empty store of documents with so many fields. */
export function wordStore(fields: number): WordStore {
  const numberOf = new Map<string, number>()
  /** By the numbers of words. */
  const postings = growingLists()
  const byStart = sortedWords()
  const plain: string[] = []
  const places = new Map<number, number>()
  const ids: number[] = []
  const free: number[] = []
  /** Of each document the numbers of its words, with the same bits. */
  const contents = listColumn()
  const lengths = numberColumn()
  const total: number[] = Array(fields).fill(0)

  function wordNumber(word: string): number {
    const known = numberOf.get(word)
    if (known !== undefined) return known
    const made = numberOf.size
    numberOf.set(word, made)
    byStart.add(word)
    if (!/\d/.test(word)) plain.push(word)
    return made
  }

  /** Notes that a document has a word, or has it no more. */
  function note(entry: number, place: number, sign: 1 | -1): void {
    const mask = entry % MASKS
    const word = Math.floor(entry / MASKS)
    if (sign > 0) postings.push(word, place * MASKS + mask)
    else postings.remove(word, place * MASKS + mask)
    for (let field = 0; field < fields; field++) if (mask & (1 << field)) total[field] = (total[field] ?? 0) + sign
  }

  return {
    plain,
    ids,
    total,
    get count() {
      return places.size
    },
    get lengths() {
      return lengths.values
    },
    has: (id) => places.has(id),
    postingsOf(word) {
      const number = numberOf.get(word)
      return number === undefined ? undefined : postings.of(number)
    },
    startingWith: byStart.startingWith,
    add(id, words) {
      const place = free.pop() ?? ids.length
      places.set(id, place)
      ids[place] = id
      const masks = new Map<number, number>()
      words.forEach((all, field) => {
        const own = new Set(all)
        lengths.set(place * fields + field, Math.min(own.size, LENGTHS - 1))
        for (const number of [...own].map(wordNumber)) masks.set(number, (masks.get(number) ?? 0) | (1 << field))
      })
      const entries = [...masks].map(([number, mask]) => number * MASKS + mask)
      contents.set(place, entries)
      for (const entry of entries) note(entry, place, 1)
    },
    remove(id) {
      const place = places.get(id)
      if (place === undefined) return
      const start = contents.starts[place] ?? 0
      for (const entry of contents.values.slice(start, start + (contents.lengths[place] ?? 0))) note(entry, place, -1)
      contents.set(place, [])
      places.delete(id)
      free.push(place)
    },
  }
}
