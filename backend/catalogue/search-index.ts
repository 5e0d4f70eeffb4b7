import { compounds } from '#domain/search/compounds.ts'
import { headWords } from '#domain/search/head-word.ts'
import { spellMeasures } from '#domain/search/measures.ts'
import { readSearchRequest, type SearchRequest } from '#domain/search/request-words.ts'
import { stemOf } from '#domain/search/stem.ts'
import { type Meaning, type Thesaurus, thesaurusOf } from '#domain/search/thesaurus.ts'
import type { ThesaurusLines } from '#domain/search/thesaurus-lines.ts'
import { foldedWords, foldText } from '#domain/texts/fold-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Labels, Names } from './labels.ts'
import { type ProductCodes, productCodes } from './product-codes.ts'
import type { ProductFacts } from './product-facts.ts'
import { type Boost, type WordIndex, type WordQuery, wordIndex } from './word-index.ts'

/** What is written of a product in the language of an index. */
export interface ProductTexts {
  readonly name: string
  /** HTML; its words count least. */
  readonly description?: string | undefined
}

/** Finds products by what visitors type. */
export interface SearchIndex {
  add(product: ProductFacts, texts: ProductTexts, labels: Labels): void
  remove(id: number): void
  /** The ids of the products found, the best first. A text that names a price alone finds all that cost so much. */
  search(text: string): number[]
}

const FIELDS = ['name', 'brand', 'reference', 'head', 'kind', 'attributes', 'groups', 'description'] as const

type Field = (typeof FIELDS)[number]

/** What goods are called by, apart from what is told of them. */
const NAMES = FIELDS.filter((field) => field !== 'description')

const boostOf = (values: Partial<Record<Field, number>>): Boost => FIELDS.map((field) => values[field] ?? 0)

const BOOST = boostOf({
  name: 4,
  reference: 4,
  brand: 3,
  head: 10,
  kind: 2,
  attributes: 1,
  groups: 0.5,
})

/** A compound that ends in the word counts less than the word itself, however rare it is. */
const COMPOUND_BOOST = boostOf({ name: 0.8, brand: 0.5, head: 4, kind: 0.8, attributes: 0.3 })

/** What is told of goods says less of them than what they are called: it counts where that finds nothing. */
const DESCRIBED_BOOST = boostOf({ name: 4, kind: 2, attributes: 1, description: 1 })

/** What says what goods are, and nothing else. */
const HEAD_BOOST = boostOf({ head: 1 })

/** How much the further words of a meaning count beside its first. */
const FURTHER = 0.35

const partOf = (boost: Boost, share: number): Boost => boost.map((value) => value * share)

/** Words of a query that are looked at. */
const MOST_WORDS = 8
/** Words of a description that are looked at. */
const MOST_OF_DESCRIPTION = 60
/** Letters from which on a word may be mistyped: of fewer, another one makes too often another word (Grün, grau). */
const FUZZY_FROM = 5
/** Letters from which on this is enough beside words that nothing answers to. */
const FUZZY_ALONE_FROM = 7

/** Letters of a word that an unknown compound may end in. */
const ENDING_FROM = 4

/** The words of a name or a property, with its measures as they are asked for. */
const measuredWords = (text: string): string[] => foldedWords(spellMeasures(foldText(text)))

/** What of a product can be searched for in a language: stems, but its references. */
function wordsOf(
  product: ProductFacts,
  { name, description = '' }: ProductTexts,
  labels: Labels,
  language: Language,
): Record<Field, string[]> {
  const { category, manufacturer, subcategories, attributes, tags, references } = product
  const called = (found: { names: Names } | undefined) => found?.names[language] ?? ''
  const stems = (words: readonly string[]) => [...new Set(words.map((word) => stemOf(word, language)))]
  const join = (texts: readonly string[]) => stems(texts.flatMap(foldedWords))
  const kinds = [
    called(labels.categories.get(category ?? -1)),
    ...subcategories.map((id) => called(labels.subcategories.get(id))),
  ]
  const groups = attributes.map((id) => called(labels.groups.get(labels.attributes.get(id)?.group ?? -1)))
  return {
    name: stems(measuredWords(name)),
    brand: join([labels.manufacturers.get(manufacturer ?? -1) ?? '']),
    reference: [...new Set(references.flatMap(foldedWords))],
    head: stems(kinds.flatMap((kind) => headWords(kind, language))),
    kind: join([...kinds, ...tags.map((id) => labels.tagNames.get(id)?.[language] ?? '')]),
    attributes: stems(attributes.flatMap((id) => measuredWords(called(labels.attributes.get(id))))),
    groups: join([...new Set(groups)]),
    description: join([description.replace(/<[^>]*>/g, ' ')]).slice(0, MOST_OF_DESCRIPTION),
  }
}

const NUMBER = /^\d+$/

/**
 * An empty index of a language, with the words of a shop beside those of the trade; texts are compared folded. What is the same in all
 * languages lies in `codes`, which the indices of a catalogue share.
 */
export function searchIndex(
  language: Language,
  ownWords: ThesaurusLines = [],
  codes: ProductCodes = productCodes(),
): SearchIndex {
  /** The words that goods are called by, but numbers, of which nearly every product has one of its own. */
  const vocabulary = new Set<string>()
  const thesaurus = thesaurusOf(language, ownWords)
  const index = wordIndex(FIELDS.length)
  const isCalled = (stem: string) => vocabulary.has(stem) || (NUMBER.test(stem) && index.hasWord(stem))
  const queries = queriesOf({ vocabulary, isCalled }, thesaurus, language)

  const { byHead, nearest } = answersOf(index, queries, language)

  function searched({ words, head, priceNear, isCheap }: SearchRequest, text: string): number[] {
    const looked = thesaurus.joined(words.slice(0, MOST_WORDS))
    const named = codes.find(text).filter(index.has)
    const isPriced = priceNear !== undefined || isCheap
    if (looked.length === 0 && !isPriced) return named
    const found = looked.length > 0 ? [...new Set([...named, ...byHead(looked, head)])] : codes.ids().filter(index.has)
    const distance = (id: number) => Math.abs((codes.priceOf(id) ?? 1e11) - (priceNear ?? 0))
    return isPriced ? nearest(found, looked, distance) : found
  }

  return {
    add(product, texts, labels) {
      const words = wordsOf(product, texts, labels, language)
      for (const field of NAMES) for (const word of words[field]) if (!NUMBER.test(word)) vocabulary.add(word)
      index.add(
        product.id,
        FIELDS.map((field) => words[field]),
      )
      codes.add(product)
    },
    remove(id) {
      if (!index.has(id)) return
      index.remove(id)
      codes.remove(id)
    },
    search(text) {
      const request = readSearchRequest(text, language)
      const { words, priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = request
      const isBounded = request.priceFrom !== undefined || request.priceTo !== undefined
      const fits = (id: number) => {
        const price = codes.priceOf(id)
        return price !== null && price >= priceFrom && price <= priceTo
      }
      if (!isBounded) return searched(request, text)
      return (words.length > 0 ? searched(request, text) : codes.ids().filter(index.has)).filter(fits)
    },
  }
}

/** How the words of a request are looked for in an index. */
function answersOf(index: WordIndex, queries: ReturnType<typeof queriesOf>, language: Language) {
  const all = (query: (word: string) => WordQuery, some: readonly string[]) =>
    some.length > 0 ? index.search({ all: some.map(query) }) : []

  /** What answers to all words as they are meant, then what only looks like them; what is told of them, what one word finds where nothing answers to all. */
  function byWords(words: readonly string[]): number[] {
    if (words.some(queries.isForeign)) return []
    const meant = all(queries.meant, words)
    if (meant.length > 0) return [...meant, ...all(queries.prefixed, words)]
    const alike = all(queries.alike, words)
    if (alike.length > 0) return alike
    const known = words.filter((word) => index.search(queries.meant(word)).length > 0)
    // Words that goods are called by are meant of their names, even where none has them all.
    const described = known.length < words.length ? all(queries.described, words) : []
    if (described.length > 0) return described
    const left = known.length < words.length ? all(queries.meant, known) : []
    if (left.length > 0) return left
    const long = words.filter((word) => word.length >= FUZZY_ALONE_FROM)
    const some = index.search({ any: known.length > 0 ? known.map(queries.meant) : long.map(queries.alike) })
    return some.length > 0 ? some : index.search({ any: words.flatMap(queries.ending) })
  }

  /** What the goods are comes before what they are to have, where both are said: a watch with a strap is a watch. */
  function byHead(words: readonly string[], head: string | undefined): number[] {
    const found = byWords(words)
    const said = words.find((word) => word === head || (head && word.split('_').includes(stemOf(head, language))))
    if (said === undefined || words.some(queries.isForeign)) return found
    const headed = index.search(queries.headed(said))
    if (headed.length === 0) return found
    const isHeaded = new Set(headed)
    const both = found.filter((id) => isHeaded.has(id))
    if (both.length > 0) return [...both, ...found]
    const others = words.filter((word) => word !== said).map(queries.meant)
    return [...index.search({ all: [queries.headed(said), { any: others }] }), ...headed]
  }

  /** Those first whose price comes nearest, of what the last word says the goods are before all others. */
  function nearest(found: readonly number[], words: readonly string[], distance: (id: number) => number): number[] {
    const last = words.at(-1)
    const isHeaded = new Set(last ? index.search(queries.headed(last)) : [])
    const isApart = found.some((id) => isHeaded.has(id))
    const worth = (id: number) => (isApart && !isHeaded.has(id) ? 1e12 : 0) + distance(id)
    return found.toSorted((one, other) => worth(one) - worth(other))
  }

  return { byHead, nearest }
}

const prefixedBy = (stem: string, prefix: boolean): WordQuery => ({ words: [stem], boost: BOOST, prefix })

/** How a folded word is asked for: as it is meant, as the beginning of a word, or as something like it. */
function queriesOf(
  { vocabulary, isCalled }: { readonly vocabulary: ReadonlySet<string>; readonly isCalled: (stem: string) => boolean },
  thesaurus: Thesaurus,
  language: Language,
) {
  const compoundsOf = compounds(vocabulary)
  /** A stem stands for itself and for compounds that end in it: Kette finds Halskette. */
  const exactly = (stem: string, share = 1): WordQuery => {
    const longer = language === 'de' ? compoundsOf(stem) : []
    const own = { words: [stem], boost: partOf(BOOST, share) }
    return longer.length > 0 ? { any: [own, { words: longer, boost: partOf(COMPOUND_BOOST, share) }] } : own
  }
  const meaning = (parts: Meaning): WordQuery => ({
    all: parts.map((part) => ({ any: part.map((stem, index) => exactly(stem, index === 0 ? 1 : FURTHER)) })),
  })

  const isOfShop = (parts: Meaning) =>
    parts.every((part) => part.some((stem) => isCalled(stem) || (language === 'de' && compoundsOf(stem).length > 0)))

  /** What a word stands for in this shop: a word of another trade, such as that of a chain where bicycles are sold, stands for itself. */
  function meaningOf(word: string): Meaning | undefined {
    const known = thesaurus.meaningOf(word)
    return known && isOfShop(known) ? known : undefined
  }

  function meant(word: string): WordQuery {
    const known = meaningOf(word)
    if (known && known.length > 0) return meaning(known)
    const parts = partsOf(word)
    return parts.length > 0 ? { all: parts.map(meant) } : exactly(stemOf(word, language))
  }

  /** The two words that an unknown compound is made of, where both are known: Goldring is a ring of gold. */
  function partsOf(word: string): string[] {
    if (language !== 'de' || isCalled(stemOf(word, language))) return []
    const isKnown = (part: string) => isCalled(stemOf(part, language)) || (meaningOf(part)?.length ?? 0) > 0
    for (let at = 3; at <= word.length - 3; at++) {
      const [first, second] = [word.slice(0, at), word.slice(at)]
      if (!isKnown(second)) continue
      const modifier = [first, first.replace(/(?:en|es|s|n)$/, '')].find((part) => part.length >= 3 && isKnown(part))
      if (modifier) return [modifier, second]
    }
    return []
  }

  /** Goods that are what a word says, not merely for it: of a compound its end. */
  function headed(word: string): WordQuery {
    const [stem, end = word] = [stemOf(word, language), ...partsOf(word).slice(-1)]
    const [meaning = []] = meaningOf(end) ?? []
    const own = [stem, stemOf(end, language), ...meaning]
    const longer = language === 'de' ? own.flatMap((one) => [...compoundsOf(one)]) : []
    return { words: [...new Set([...own, ...longer])], boost: HEAD_BOOST }
  }

  /** The known word that an unknown compound ends in: a heart necklace is a necklace. */
  function ending(word: string): WordQuery[] {
    if (language !== 'de' || isCalled(stemOf(word, language))) return []
    for (let at = 3; at <= word.length - ENDING_FROM; at++) {
      const end = word.slice(at)
      if ((meaningOf(end)?.length ?? 0) > 0 || isCalled(stemOf(end, language))) return [meant(end)]
    }
    return []
  }

  const prefixed = (word: string) => prefixedBy(stemOf(word, language), word.length > 1)
  const described = (word: string): WordQuery => ({ words: [stemOf(word, language)], boost: DESCRIBED_BOOST })
  const alike = (word: string): WordQuery => ({
    any: [
      meant(word),
      ...partsOf(word).slice(-1).map(meant),
      { ...prefixed(word), fuzzy: word.length >= FUZZY_FROM && !/\d/.test(word) ? 0.2 : 0 },
    ],
  })
  /** Whether the trade has nothing of the kind, and the shop does not name it. */
  const isForeign = (word: string) => meaningOf(word)?.length === 0 && !isCalled(stemOf(word, language))
  return { meant, headed, prefixed, alike, described, ending, isForeign }
}
