import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { FoundPage } from '#contract/wire/catalogue.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { alternates } from '#domain/paths/routes.ts'
import type { SitePage } from '#domain/paths/site-paths.ts'
import { compounds } from '#domain/search/compounds.ts'
import { type PlaceKind, placesByKind } from '#domain/search/places.ts'
import { readSearchRequest } from '#domain/search/request-words.ts'
import { serviceWords } from '#domain/search/service-words.ts'
import { stemOf } from '#domain/search/stem.ts'
import { type Thesaurus, thesaurusOf } from '#domain/search/thesaurus.ts'
import type { ThesaurusLines } from '#domain/search/thesaurus-lines.ts'
import { foldedWords } from '#domain/texts/fold-text.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database } from '../../db/database.ts'
import { projectPaths } from '../../items/page-addresses.ts'
import { branchPlaces } from './branch-places.ts'
import { brandPlaces } from './brand-places.ts'
import { categoryPlaces } from './category-places.ts'
import { eventPlaces, newsPlaces } from './dated-places.ts'
import { OWN_WORDS, readOwnWords } from './own-words.ts'
import { pagePlaces } from './page-places.ts'
import type { PlaceScope, PlaceSource, SearchPlace } from './place.ts'
import { pageAddress, readPages } from './read-pages.ts'
import { servicePlaces } from './service-places.ts'

/** Where the places of each kind come from. */
const SOURCES: Readonly<Record<PlaceKind, PlaceSource>> = {
  brand: brandPlaces,
  category: categoryPlaces,
  service: servicePlaces,
  page: pagePlaces,
  news: newsPlaces,
  event: eventPlaces,
  branch: branchPlaces,
}

/** The collections that places are made of, whatever their kind. */
export const PLACE_SOURCES: readonly string[] = [
  'project',
  OWN_WORDS,
  ...new Set(Object.values(SOURCES).flatMap(({ collections }) => collections)),
]

/** Places of a kind that are told at most. */
const MOST = 4
/** Letters from which on a word may be mistyped. */
const FUZZY_FROM = 4
/** Words of a query that are looked at. */
const MOST_WORDS = 8

const BOOST = { title: 8, names: 5, words: 1 }
/** What a word stands for says more of what is wanted than a text that merely has the word. */
const THESAURUS = { title: 16, names: 10, words: 1 }

/** Whether it answers by what it is called, not only by what is written about it. */
const isNamed = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => fields.some((field) => field !== 'words'))

interface PlaceIndex {
  find(text: string, isThere: (place: SearchPlace) => boolean): FoundPage[]
}

/** What of these places answers to a text, in a language. */
export function placeIndex(
  places: readonly SearchPlace[],
  language: Language,
  ownWords: ThesaurusLines = [],
): PlaceIndex {
  const vocabulary = new Set<string>()
  const stems = (text: string) => foldedWords(text).map((word) => stemOf(word, language))
  const index = new MiniSearch<{ id: number; title: string; names: string; words: string }>({
    fields: ['title', 'names', 'words'],
    tokenize: stems,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, tokenize: (term) => [term] },
  })
  const documents = places.map(({ title, names = '', words }, id) => ({ id, title, names, words }))
  index.addAll(documents)
  for (const { title, names, words } of documents)
    for (const stem of stems(`${title} ${names} ${words}`)) vocabulary.add(stem)
  const thesaurus = thesaurusOf(language, [...serviceWords[language], ...ownWords])
  const queries = queriesOf(vocabulary, thesaurus, language)

  /** The best first; those that are as good in the order of the places, in whatever order their words came. */
  const ask = (query: (word: string) => Query, some: readonly string[]) =>
    index
      .search({ combineWith: 'AND', queries: some.map(query) })
      .sort((one, other) => other.score - one.score || one.id - other.id)

  /** Services that are called by a word, or by what it stands for: what is to be done is said in one word, the others say to what. */
  function byService(words: readonly string[], found: readonly SearchResult[]): SearchResult[] {
    const isService = ({ id }: SearchResult) => places[id]?.kind === 'service'
    if (words.length < 2 || found.some(isService)) return []
    const known = words.filter(queries.isKnown)
    return known.flatMap((word) => ask(queries.meant, [word])).filter((one) => isService(one) && isNamed(one))
  }

  /** What answers to all words as they are meant, else to those that anything answers to, else to something like all of them. */
  function byWords(words: readonly string[]): SearchResult[] {
    const meant = ask(queries.meant, words)
    if (meant.length > 0) return meant
    const known = words.filter((word) => ask(queries.meant, [word]).length > 0)
    const some = known.length > 0 && known.length < words.length ? ask(queries.meant, known) : []
    return some.length > 0 ? some : ask(queries.alike, words)
  }

  return {
    find(text, isThere) {
      const said = readSearchRequest(text, language).words.slice(0, MOST_WORDS)
      if (said.length === 0) return []
      const asked = said.map((word) => stemOf(word, language))
      const words = thesaurus.joined(said)
      const answering = byWords(words)
      const found = [...answering, ...byService(words, answering)].flatMap((result) => {
        const place = places[result.id]
        if (!place || !isThere(place)) return []
        return [{ place, isNamed: isNamed(result), exact: stems(place.title).join(' ') === asked.join(' ') }]
      })
      // Where something is called just that, what merely mentions it is not meant; nor is a brand where anything is called so.
      const isCalled = found.some(({ exact }) => exact)
      const isAnyNamed = found.some((one) => one.isNamed)
      const answers = found
        .filter((one) => one.isNamed || !(isCalled || (isAnyNamed && one.place.kind === 'brand')))
        .map(({ place: { kind, title, path }, exact }) => ({ kind, title, path, exact }))
      return placesByKind(answers).flatMap(({ places: own }) => own.slice(0, MOST))
    },
  }
}

/** How a folded word is asked for: as it or what it stands for is written, or as something like it. */
function queriesOf(vocabulary: ReadonlySet<string>, thesaurus: Thesaurus, language: Language) {
  const compoundsOf = compounds(vocabulary)
  const exactly = (stem: string): Query[] => {
    const longer = language === 'de' ? compoundsOf(stem) : []
    return [
      { queries: [stem], prefix: stem.length > 2, weights: { prefix: 0.5, fuzzy: 0 } },
      ...(longer.length > 0 ? [{ queries: [...longer], boost: { title: 3, names: 2, words: 0.5 } }] : []),
    ]
  }
  function meant(word: string): Query {
    const [meaning, ...more] = thesaurus.meaningOf(word) ?? []
    const others = more.length === 0 ? (meaning ?? []) : []
    const further = others.map((stem) => ({ queries: [stem], boost: THESAURUS, prefix: stem.length > 4 }))
    return { combineWith: 'OR', queries: [...exactly(stemOf(word, language)), ...further] }
  }
  const alike = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      meant(word),
      { queries: [stemOf(word, language)], fuzzy: word.length >= FUZZY_FROM && !/\d/.test(word) ? 0.2 : false },
    ],
  })
  /** Whether something is known that the word stands for. */
  const isKnown = (word: string) => (thesaurus.meaningOf(word)?.length ?? 0) > 0
  return { meant, alike, isKnown }
}

async function scopeOf(db: Database, project: number, language: Language): Promise<PlaceScope> {
  const [{ languages, roots }, pages] = await Promise.all([projectPaths(db, project), readPages(db, project)])
  const sitePages = pages.map((page, id): SitePage => {
    const own = page.texts.flatMap(({ language: written }) => {
      const path = isLanguage(written) ? pageAddress(page, written) : undefined
      return path ? [[written, path]] : []
    })
    const paths = isRouteKey(page.name) ? alternates(page.name).map((one) => [one.language, one.path]) : own
    return { id, name: page.name, paths: Object.fromEntries(paths) }
  })
  const [first = defaultLanguage] = languages
  return { db, project, language, first, paths: { ...roots, pages: sitePages }, pages }
}

/** What there is beside a project's goods by what is written of it, in one language: read when first asked for. */
export function placeSearch(db: Database, project: number) {
  const indices = new Map<Language, Promise<PlaceIndex>>()

  async function index(language: Language): Promise<PlaceIndex> {
    const scope = await scopeOf(db, project, language)
    const found = await Promise.all(Object.values(SOURCES).map((source) => source.read(scope)))
    return placeIndex(found.flat(), language, (await readOwnWords(db, project)).get(language))
  }

  return {
    /** What answers to all words: the best of each kind, kind by kind; of goods only where `isThere` says that there are some. */
    async find(text: string, language: Language, isThere: (place: SearchPlace) => boolean): Promise<FoundPage[]> {
      const made = indices.get(language) ?? index(language)
      indices.set(language, made)
      try {
        return (await made).find(text, isThere)
      } catch (error) {
        if (indices.get(language) === made) indices.delete(language)
        throw error
      }
    },
    /** Reads again what these changes are about; everything where they are not known. */
    follow(changes: readonly { readonly collection: string }[] | undefined): void {
      if (!changes || changes.some(({ collection }) => PLACE_SOURCES.includes(collection))) indices.clear()
    },
  }
}
