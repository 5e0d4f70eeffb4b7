import { sharedSlugs } from '#domain/texts/shared-slug.ts'
import type { SluggedRow } from '#domain/texts/slug-in.ts'
import type { Cell, Database } from '../db/database.ts'
import { holdProject } from '../db/hold-project.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Problem } from './validate.ts'

interface Category extends SluggedRow {
  readonly id: number
  readonly name: string
}

async function categoriesOf(db: Database, project: number): Promise<Category[]> {
  const rows = await rowsOf(db, 'ecommerce_category', 'project', [project])
  const texts = await rowsOf(
    db,
    'ecommerce_category_translation',
    'ecommerce_category',
    rows.map(({ id }) => Number(id)),
  )
  return rows.map(({ id, slug, display_name }) => ({
    id: Number(id),
    name: String(display_name),
    slug: String(slug),
    translations: texts
      .filter(({ ecommerce_category: category }) => category === id)
      .map((text) => ({ language: String(text.language), slug: text.slug === null ? null : String(text.slug) })),
  }))
}

/** What is wrong with the addresses of a category as it is now: another has the same in a language, and nobody would reach both. (SPEC 3) */
export async function categorySlugProblems(db: Database, id: Cell, project: number): Promise<Problem[]> {
  // Who writes an address at the same moment waits here, and then sees this one.
  await holdProject(db, project)
  const all = await categoriesOf(db, project)
  const category = all.find((one) => one.id === Number(id))
  if (!category) return []
  const others = all.filter((one) => one !== category)
  return sharedSlugs(category, others).map(({ language, other }) => ({
    field: category.translations.some((text) => text.language === language && text.slug)
      ? `translations.${language}.slug`
      : 'slug',
    message: `is the address of the category "${other.name}" (${language})`,
  }))
}
