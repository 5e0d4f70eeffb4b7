import type { Language } from '#domain/texts/language.ts'
import { sharedSlugs } from '#domain/texts/shared-slug.ts'
import type { SluggedRow } from '#domain/texts/slug-in.ts'
import type { Database, Row } from '../db/database.ts'
import { holdProject } from '../db/hold-project.ts'
import { rowsOf } from '../db/rows-of.ts'
import { run } from '../db/run.ts'
import { places, quoted } from '../db/statement-text.ts'
import type { Problem } from './validate.ts'

/** Collections whose items have an address of their own in each language, by what a message calls an item before its name. */
const NOUNS = { ecommerce_category: 'the category ', ecommerce_product: 'the product ', news: '', event: '' } as const

type AddressedName = keyof typeof NOUNS

/** Of these the goods and their categories. */
export type SluggedName = 'ecommerce_category' | 'ecommerce_product'

/** Whether a collection is that of goods or of their categories. */
export const isSlugged = (name: string): name is SluggedName =>
  name === 'ecommerce_category' || name === 'ecommerce_product'

interface Addressed extends SluggedRow {
  readonly id: number
  readonly name: string
}

/** What the addresses of an item follow from: its row and those of its translations. */
export const addressedRow = ({ id, slug, display_name }: Row, texts: readonly Row[]): Addressed => ({
  id: Number(id),
  name: String(display_name),
  slug: String(slug),
  translations: texts.map((text) => ({
    language: String(text.language),
    slug: text.slug === null ? null : String(text.slug),
  })),
})

/** The field in which the address stands that an item has in a language. */
export const slugField = ({ translations }: SluggedRow, language: Language): string =>
  translations.some((text) => text.language === language && text.slug) ? `translations.${language}.slug` : 'slug'

/** Ids in one statement: databases take only so many values. */
const AT_ONCE = 500

const inBunches = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, index) =>
    values.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )

async function addressed(db: Database, name: AddressedName, ids: readonly number[]): Promise<Addressed[]> {
  const found: Addressed[] = []
  for (const bunch of inBunches(ids)) {
    const rows = await rowsOf(db, name, 'id', bunch)
    const texts = await rowsOf(db, `${name}_translation`, name, bunch)
    for (const row of rows)
      found.push(
        addressedRow(
          row,
          texts.filter((text) => text[name] === row.id),
        ),
      )
  }
  return found
}

/** Those of these addresses that an item of the project has in some language, by the ids of the items. */
async function havingSlugs(db: Database, name: AddressedName, project: number, slugs: readonly string[]) {
  const ids = new Set<number>()
  for (const bunch of inBunches(slugs)) {
    const list = places(bunch.length)
    const text = `select id from ${quoted(name)} where project = ? and slug in (${list})
      union select t.${quoted(name)} as id from ${quoted(`${name}_translation`)} t
      join ${quoted(name)} o on o.id = t.${quoted(name)} where o.project = ? and t.slug in (${list})`
    const { rows } = await run<{ id: number }>(db, text, [project, ...bunch, project, ...bunch])
    for (const { id } of rows) ids.add(Number(id))
  }
  return ids
}

/** Which of these addresses no item of the project has in any language. */
export async function freeSlugs(
  db: Database,
  name: SluggedName,
  project: number,
  slugs: readonly string[],
): Promise<string[]> {
  const others = await addressed(db, name, [...(await havingSlugs(db, name, project, slugs))])
  const gone = new Set(others.flatMap(({ slug, translations }) => [slug, ...translations.map((text) => text.slug)]))
  return slugs.filter((slug) => !gone.has(slug))
}

/**
 * What is wrong with the addresses of items as they are now: another of the project has the same in a language, and nobody would reach
 * both. In the caller's transaction; who writes an address at the same moment waits for its end. (SPEC 3)
 */
export async function slugProblems(
  db: Database,
  name: AddressedName,
  ids: readonly number[],
  project: number,
): Promise<Problem[]> {
  await holdProject(db, project)
  const items = await addressed(db, name, ids)
  const slugs = items.flatMap(({ slug, translations }) => [slug, ...translations.flatMap((text) => text.slug || [])])
  const having = await havingSlugs(db, name, project, [...new Set(slugs)])
  const others = await addressed(db, name, [...having])
  return items.flatMap((item) =>
    sharedSlugs(
      item,
      others.filter(({ id }) => id !== item.id),
    ).map(({ language, other }) => ({
      field: slugField(item, language),
      message: `is the address of ${NOUNS[name]}"${other.name}" (${language})`,
    })),
  )
}
