import { type Language, languages } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { type ManyRows, readMany } from '../db/read-many.ts'
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
  const own = (table: string, columns: readonly string[]): ManyRows => ({
    columns: ['id', ...columns],
    text: `select id, ${columns.join(', ')} from ${table} where project = ?`,
    parameters: [project],
  })
  const parts = (table: string, by: string, parent: string): ManyRows => ({
    columns: ['id', 'parent', 'display_name'],
    text: `select t.id, t.${by} as parent, t.display_name from ${table} t join ${parent} p on p.id = t.${by} where p.project = ?`,
    parameters: [project],
  })
  const translated = (table: string): ManyRows => ({
    columns: ['item', 'language', 'display_name'],
    text: `select ${table} as item, language, display_name from ${table}_translation`,
  })
  const [searchWords, found] = await Promise.all([
    readOwnWords(db, project),
    readMany(db, {
      categories: own('ecommerce_category', ['slug', 'display_name']),
      subcategories: parts('ecommerce_subcategory', 'category', 'ecommerce_category'),
      manufacturers: own('ecommerce_manufacturer', ['display_name']),
      attributes: parts('ecommerce_attribute', 'attribute_group', 'ecommerce_attribute_group'),
      tags: own('ecommerce_tag', ['display_name']),
      groups: own('ecommerce_attribute_group', ['display_name']),
      ofCategory: translated('ecommerce_category'),
      ofSubcategory: translated('ecommerce_subcategory'),
      ofAttribute: translated('ecommerce_attribute'),
      ofGroup: translated('ecommerce_attribute_group'),
      ofTag: translated('ecommerce_tag'),
    }),
  ])
  const plain = (rows: readonly Row[]) =>
    new Map(rows.map((row) => [Number(row.id), String(row.display_name)] as const))
  const withNames = <More>(rows: readonly Row[], translations: readonly Row[], more: (row: Row) => More) => {
    const ofItem = grouped(translations, 'item')
    const names = (row: Row) => namesOf(String(row.display_name), ofItem.get(Number(row.id)) ?? [], first)
    return new Map(rows.map((row) => [Number(row.id), { ...more(row), names: names(row) }] as const))
  }
  const tagsWithNames = withNames(found.tags, found.ofTag, () => ({}))
  return {
    first,
    categories: withNames(found.categories, found.ofCategory, ({ slug }) => ({ slug: String(slug) })),
    subcategories: withNames(found.subcategories, found.ofSubcategory, ({ parent }) => ({ category: Number(parent) })),
    manufacturers: plain(found.manufacturers),
    attributes: withNames(found.attributes, found.ofAttribute, ({ parent }) => ({ group: Number(parent) })),
    groups: withNames(found.groups, found.ofGroup, () => ({})),
    tags: plain(found.tags),
    searchWords,
    tagNames: new Map([...tagsWithNames].map(([id, { names }]) => [id, names])),
  }
}
