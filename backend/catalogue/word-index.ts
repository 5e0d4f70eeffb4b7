import { isWithin } from '#domain/search/edit-distance.ts'
import { LENGTHS, MASKS, type WordStore, wordStore } from './word-store.ts'

/** How much a word counts in each field, by the field's place. */
export type Boost = readonly number[]

/** What documents must answer to. A word may be the beginning of another, or be mistyped by a share of its letters. */
export type WordQuery = { readonly all: readonly WordQuery[] } | { readonly any: readonly WordQuery[] } | AskedWords

/** Words of which one is enough. */
export interface AskedWords {
  readonly words: readonly string[]
  readonly boost: Boost
  readonly prefix?: boolean
  readonly fuzzy?: number
}

/** Documents by the words of their fields, at most eight; a word counts once in a field. */
export interface WordIndex {
  add(id: number, fields: readonly (readonly string[])[]): void
  remove(id: number): void
  has(id: number): boolean
  /** Whether a document has this very word. */
  hasWord(word: string): boolean
  /** The ids of the documents that answer, the best first. */
  search(query: WordQuery): number[]
}

/** Scores by the numbers of documents; how many words asked for each has; the documents that have any. */
interface Hits {
  readonly scores: Float32Array
  readonly words: Uint8Array
  readonly found: number[]
}

// How often a word is and how long its field make a score by BM25+, with the values that are usual for texts.
const [K, B, D] = [1.2, 0.7, 0.5]
/** How much what a word begins and what it may be mistyped for count, before their further letters. */
const [PREFIX, FUZZY] = [0.7, 0.35]

/** An empty index of documents with so many fields. */
export function wordIndex(fields: number): WordIndex {
  const store = wordStore(fields)
  return {
    add: store.add,
    remove: store.remove,
    has: store.has,
    hasWord: (word) => (store.postingsOf(word)?.length ?? 0) > 0,
    search(query) {
      const { scores, words, found } = hitsOf(query, { store, fields, norms: normsOf(store, fields) })
      const worth = (place: number) => (scores[place] as number) * (words[place] as number)
      return inOrder(found, store.ids, worth)
    },
  }
}

interface Asking {
  readonly store: WordStore
  readonly fields: number
  /** How much a field of each length counts, LENGTHS of each field. */
  readonly norms: Float32Array
}

function normsOf({ total, count }: WordStore, fields: number): Float32Array {
  const table = new Float32Array(fields * LENGTHS)
  for (let field = 0; field < fields; field++) {
    const average = (total[field] ?? 0) / Math.max(1, count) || 1
    for (let length = 0; length < LENGTHS; length++)
      table[field * LENGTHS + length] = D + (K + 1) / (1 + K * (1 - B + (B * length) / average))
  }
  return table
}

const noHits = ({ ids }: WordStore): Hits => ({
  scores: new Float32Array(ids.length),
  words: new Uint8Array(ids.length),
  found: [],
})

function hitsOf(query: WordQuery, asking: Asking): Hits {
  if ('words' in query) return hitsOfWords(query, asking)
  const [first, ...others] = ('all' in query ? query.all : query.any).map((part) => hitsOf(part, asking))
  if (!first) return noHits(asking.store)
  return others.reduce('all' in query ? inBoth : inEither, first)
}

function hitsOfWords({ words, boost, prefix, fuzzy = 0 }: AskedWords, asking: Asking): Hits {
  const { store } = asking
  const hits = noHits(store)
  for (const word of words) {
    const seen = new Uint8Array(store.ids.length)
    const look = (alike: string, weight: number) => {
      const weights = boost.map((value) => value * weight)
      score(alike, weights, asking, hits, seen)
    }
    look(word, 1)
    const longer = new Set(prefix ? store.startingWith(word) : [])
    longer.delete(word)
    for (const one of longer) look(one, (PREFIX * one.length) / (one.length + 0.3 * (one.length - word.length)))
    const most = Math.round(word.length * fuzzy)
    if (most === 0) continue
    for (const one of store.plain)
      if (one !== word && !longer.has(one) && isWithin(word, one, most))
        look(one, (FUZZY * one.length) / (one.length + most))
  }
  return hits
}

/** How many documents have a word in each field. */
function countsOf(postings: Int32Array, fields: number): number[] {
  const counts: number[] = Array(fields).fill(0)
  for (const entry of postings)
    for (let field = 0, bits = entry % MASKS; bits > 0; field++, bits >>= 1)
      if (bits & 1) counts[field] = (counts[field] as number) + 1
  return counts
}

/** Adds to the hits what the documents with a word are worth for it. `seen`: those that have been met for the word asked for. */
function score(word: string, weights: Boost, { store, fields, norms }: Asking, hits: Hits, seen: Uint8Array): void {
  const found = store.postingsOf(word)
  if (!found) return
  const counts = countsOf(found, fields)
  const worth = weights.map((weight, field) => {
    const having = counts[field] as number
    return weight * Math.log(1 + (store.count - having + 0.5) / (having + 0.5))
  })
  const { lengths } = store
  for (const entry of found) {
    const place = Math.floor(entry / MASKS)
    let sum = 0
    for (let field = 0, bits = entry % MASKS; bits > 0; field++, bits >>= 1)
      if (bits & 1)
        sum +=
          (worth[field] as number) * (norms[field * LENGTHS + (lengths[place * fields + field] as number)] as number)
    if (sum <= 0) continue
    if (hits.words[place] === 0) hits.found.push(place)
    hits.scores[place] = (hits.scores[place] as number) + sum
    if (seen[place] === 0) hits.words[place] = (hits.words[place] as number) + 1
    seen[place] = 1
  }
}

/** Of the first, only what the second has too. */
function inBoth(one: Hits, other: Hits): Hits {
  const found: number[] = []
  for (const place of one.found)
    if (other.words[place] !== 0) {
      add(one, other, place)
      found.push(place)
    } else {
      one.scores[place] = 0
      one.words[place] = 0
    }
  return { ...one, found }
}

function inEither(one: Hits, other: Hits): Hits {
  for (const place of other.found) {
    if (one.words[place] === 0) one.found.push(place)
    add(one, other, place)
  }
  return one
}

function add({ scores, words }: Hits, other: Hits, place: number): void {
  scores[place] = (scores[place] as number) + (other.scores[place] as number)
  words[place] = (words[place] as number) + (other.words[place] as number)
}

/**
 * The ids of what was found, the best first; of those that are as good the oldest, in whatever order they came. Sorted as plain numbers, which
 * is many times as quick.
 */
function inOrder(found: readonly number[], ids: readonly number[], worth: (place: number) => number): number[] {
  const size = ids.length
  const byId = Float64Array.from(found, (place) => (ids[place] as number) * size + place).sort()
  const steps = byId.length + 1
  const keys = byId.map((key, index) => index - Math.round(worth(key % size) * 1000) * steps)
  return Array.from(keys.sort(), (key) => Math.floor((byId[((key % steps) + steps) % steps] as number) / size))
}
