import MiniSearch from 'minisearch'
import type { FoundPage } from '#contract/wire/catalogue.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { brandPath, pathOf } from '#domain/paths/routes.ts'
import { readSearchRequest } from '#domain/search/request-words.ts'
import { stemOf } from '#domain/search/stem.ts'
import { foldedWords } from '#domain/texts/fold-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { firstLanguage } from '../project/first-language.ts'

/** The collections that pages are found by. */
export const PAGE_SOURCES: readonly string[] = ['page', 'page_section', 'page_section_item', 'brand', 'brand_type']

/** Pages that stand at the end of an action, or that need more than to be published. */
const LEFT_OUT: readonly string[] = ['thanks', 'appointment', 'accessibility', 'guarantee_rights']

/** Pages that are suggested at most. */
const MOST = 4
const FUZZY_FROM = 5

interface Document {
  readonly id: number
  readonly title: string
  readonly path: string
  readonly heading: string
  readonly words: string
}

/** Pages and brands of a project by what is written on them, in one language: read when first asked for. */
export function pageSearch(db: Database, project: number) {
  const indices = new Map<Language, Promise<MiniSearch<Document>>>()

  async function index(language: Language): Promise<MiniSearch<Document>> {
    const stems = (text: string) => foldedWords(text).map((word) => stemOf(word, language))
    const found = new MiniSearch<Document>({
      fields: ['heading', 'words'],
      storeFields: ['title', 'path'],
      tokenize: (text) => stems(text),
      processTerm: (term) => term,
      searchOptions: { boost: { heading: 6 }, combineWith: 'AND', prefix: true },
    })
    found.addAll(await documents(db, project, language))
    return found
  }

  return {
    /** The pages that answer to all words, the best first. */
    async find(text: string, language: Language): Promise<FoundPage[]> {
      const { words } = readSearchRequest(text, language)
      if (words.length === 0) return []
      const made = indices.get(language) ?? index(language)
      indices.set(language, made)
      const fuzzy = (term: string) => (term.length >= FUZZY_FROM ? 0.2 : false)
      const found = (await made).search(words.join(' '), { fuzzy })
      return found.slice(0, MOST).map(({ title, path }) => ({ title, path }))
    },
    /** Reads again what these changes are about; everything where they are not known. */
    follow(changes: readonly { readonly collection: string }[] | undefined): void {
      if (!changes || changes.some(({ collection }) => collection === 'project' || PAGE_SOURCES.includes(collection)))
        indices.clear()
    },
  }
}

/** The row of a language, else of the project's first. */
const textOf = (rows: readonly Row[], language: Language, first: Language): Row | undefined =>
  rows.find((row) => row.language === language) ?? rows.find((row) => row.language === first)

const joined = (row: Row | undefined, fields: readonly string[]): string =>
  fields.map((field) => String(row?.[field] ?? '').replace(/<[^>]*>/g, ' ')).join(' ')

async function documents(db: Database, project: number, language: Language): Promise<Document[]> {
  const first = await firstLanguage(db, project)
  const [pages, brands] = await Promise.all([readPages(db, project), readBrands(db, project)])
  const found: Omit<Document, 'id'>[] = []
  for (const { name, texts, parts } of pages) {
    const path = addressOf(name, texts, language)
    const own = textOf(texts, language, first)
    const title = String(own?.heading || own?.title || '')
    if (path === undefined || title === '') continue
    const written = parts.map((rows) => joined(textOf(rows, language, first), ['kicker', 'heading', 'text', 'body']))
    found.push({
      title,
      path,
      heading: joined(own, ['title', 'heading']),
      words: [joined(own, ['keywords', 'description', 'lead', 'body']), ...written].join(' '),
    })
  }
  for (const { brand, texts } of brands) {
    const path = brandPath(String(brand.type), String(brand.slug), language)
    const own = textOf(texts, language, first)
    const title = String(brand.display_name)
    if (path) found.push({ title, path, heading: title, words: joined(own, ['headline', 'description']) })
  }
  return found.map((entry, id) => ({ id, ...entry }))
}

/** Where a page is found in a language; undefined for one that is not to be found. */
function addressOf(name: string, texts: readonly Row[], language: Language): string | undefined {
  if (isRouteKey(name)) return LEFT_OUT.includes(name) ? undefined : pathOf(name, language)
  const written = texts.find((text) => text.language === language)?.path
  return written ? String(written) : undefined
}

const groupsBy = (rows: readonly Row[], key: string): Map<number, Row[]> => Map.groupBy(rows, (row) => Number(row[key]))

async function readPages(db: Database, project: number) {
  const pages = await db
    .selectFrom('page')
    .select(['id', 'name'])
    .where('project', '=', project)
    .where('status', '=', 'published')
    .execute()
  const ids = pages.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  const texts = groupsBy(await db.selectFrom('page_translation').selectAll().where('page', 'in', ids).execute(), 'page')
  const sections = await db
    .selectFrom('page_section_translation')
    .innerJoin('page_section', 'page_section.id', 'page_section_translation.page_section')
    .selectAll('page_section_translation')
    .select('page_section.page as of_page')
    .where('page_section.page', 'in', ids)
    .execute()
  const items = await db
    .selectFrom('page_section_item_translation')
    .innerJoin('page_section_item', 'page_section_item.id', 'page_section_item_translation.page_section_item')
    .innerJoin('page_section', 'page_section.id', 'page_section_item.page_section')
    .selectAll('page_section_item_translation')
    .select('page_section.page as of_page')
    .where('page_section.page', 'in', ids)
    .execute()
  const parts = groupsBy([...sections, ...items], 'of_page')
  return pages.map(({ id, name }) => ({
    name: String(name),
    texts: texts.get(Number(id)) ?? [],
    // A part is what stands in one place, in all its languages.
    parts: [
      ...Map.groupBy(
        parts.get(Number(id)) ?? [],
        (row) => `${row.page_section ?? ''}/${row.page_section_item ?? ''}`,
      ).values(),
    ],
  }))
}

async function readBrands(db: Database, project: number) {
  const brands = await db
    .selectFrom('brand')
    .innerJoin('brand_type', 'brand_type.id', 'brand.type')
    .select(['brand.id', 'brand.slug', 'brand.display_name', 'brand_type.type'])
    .where('brand.project', '=', project)
    .where('brand.status', '=', 'published')
    .execute()
  const ids = brands.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  const texts = groupsBy(
    await db.selectFrom('brand_translation').selectAll().where('brand', 'in', ids).execute(),
    'brand',
  )
  return brands.map((brand) => ({ brand, texts: texts.get(Number(brand.id)) ?? [] }))
}
