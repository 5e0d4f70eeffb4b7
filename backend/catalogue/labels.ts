import { type Language, languages } from '#domain/texts/language.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { firstLanguage } from '../project/first-language.ts'
import { type OwnWords, readOwnWords } from './places/own-words.ts'

export type Names = Readonly<Record<Language, string>>

/** What the things that products point to are called, and how they hang together. Keys are ids. */
export interface Labels {
  /** The project's first language, which missing translations fall back to. */
  readonly first: Language
  readonly categories: ReadonlyMap<number, { readonly slug: string; readonly names: Names }>
  readonly subcategories: ReadonlyMap<number, { readonly category: number; readonly names: Names }>
  readonly manufacturers: ReadonlyMap<number, string>
  readonly attributes: ReadonlyMap<number, { readonly group: number; readonly names: Names }>
  /** Groups of attributes. */
  readonly groups: ReadonlyMap<number, { readonly names: Names }>
  /** Names of tags as filters ask for them. */
  readonly tags: ReadonlyMap<number, string>
  readonly tagNames: ReadonlyMap<number, Names>
  /** The shop's own search words by language. */
  readonly searchWords: OwnWords
}

/** A name in every language: its translation, else that of the first language, else the name itself. */
export function namesOf(own: string, translations: readonly Row[], first: Language): Names {
  const found = new Map(translations.map(({ language, display_name }) => [language, display_name]))
  const fallback = String(found.get(first) || own)
  // A name that is the same in several languages lies in memory once.
  const nameIn = (language: Language): string => {
    const name = String(found.get(language) || fallback)
    return name === fallback ? fallback : name
  }
  return Object.fromEntries(languages.map((language) => [language, nameIn(language)])) as Record<Language, string>
}

/** Rows of `key` together, in their order. */
export function grouped<One extends Record<string, unknown>>(rows: readonly One[], key: keyof One): Map<number, One[]> {
  const groups = new Map<number, One[]>()
  for (const row of rows) {
    const id = Number(row[key])
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return groups
}

/** Reads what the products of a project point to. */
export async function readLabels(db: Database, project: number): Promise<Labels> {
  const first = await firstLanguage(db, project)
  const own = (table: string, columns: string[]) =>
    db
      .selectFrom(table)
      .select(['id', ...columns])
      .where('project', '=', project)
      .execute()
  const parts = (table: string, by: string, parent: string) =>
    db
      .selectFrom(table)
      .innerJoin(parent, `${parent}.id`, `${table}.${by}`)
      .select([`${table}.id as id`, `${table}.${by} as parent`, `${table}.display_name as display_name`])
      .where(`${parent}.project`, '=', project)
      .execute()
  const translated = async (table: string) =>
    grouped(await db.selectFrom(`${table}_translation`).select([table, 'language', 'display_name']).execute(), table)
  const [categories, subcategories, manufacturers, attributes, tags, groups, searchWords] = await Promise.all([
    own('ecommerce_category', ['slug', 'display_name']),
    parts('ecommerce_subcategory', 'category', 'ecommerce_category'),
    own('ecommerce_manufacturer', ['display_name']),
    parts('ecommerce_attribute', 'attribute_group', 'ecommerce_attribute_group'),
    own('ecommerce_tag', ['display_name']),
    own('ecommerce_attribute_group', ['display_name']),
    readOwnWords(db, project),
  ])
  const [ofCategory, ofSubcategory, ofAttribute, ofGroup, ofTag] = await Promise.all([
    translated('ecommerce_category'),
    translated('ecommerce_subcategory'),
    translated('ecommerce_attribute'),
    translated('ecommerce_attribute_group'),
    translated('ecommerce_tag'),
  ])
  const names = (row: Record<string, Cell>, found: Map<number, Record<string, Cell>[]>) =>
    namesOf(String(row.display_name), found.get(Number(row.id)) ?? [], first)
  const plain = (rows: Record<string, Cell>[]) =>
    new Map(rows.map((row) => [Number(row.id), String(row.display_name)] as const))
  return {
    first,
    categories: new Map(
      categories.map((row) => [Number(row.id), { slug: String(row.slug), names: names(row, ofCategory) }]),
    ),
    subcategories: new Map(
      subcategories.map((row) => [Number(row.id), { category: Number(row.parent), names: names(row, ofSubcategory) }]),
    ),
    manufacturers: plain(manufacturers),
    attributes: new Map(
      attributes.map((row) => [Number(row.id), { group: Number(row.parent), names: names(row, ofAttribute) }]),
    ),
    groups: new Map(groups.map((row) => [Number(row.id), { names: names(row, ofGroup) }])),
    tags: plain(tags),
    searchWords,
    tagNames: new Map(tags.map((row) => [Number(row.id), names(row, ofTag)])),
  }
}
