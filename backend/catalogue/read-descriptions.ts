import { sql } from 'kysely'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { isAmong } from '../items/condition-sql.ts'

/** What is told of products in a language, as HTML by their ids; where it is not written in that language, in the project's first. */
export async function readDescriptions(
  db: Database,
  ids: readonly number[],
  { language, first }: { readonly language: Language; readonly first: Language },
): Promise<Map<number, string>> {
  const own = await db
    .selectFrom('ecommerce_product')
    .select(['id', 'description'])
    .where(isAmong(db, sql.ref('id'), ids))
    .where('description', 'is not', null)
    .execute()
  const translated = await db
    .selectFrom('ecommerce_product_translation')
    .select(['ecommerce_product as id', 'language', 'description'])
    .where(isAmong(db, sql.ref('ecommerce_product'), ids))
    .where('language', 'in', [...new Set([language, first])])
    .where('description', 'is not', null)
    .execute()
  // The last one written stands: that of the language asked for.
  const ranked = translated.toSorted((a, b) => Number(a.language === language) - Number(b.language === language))
  return new Map([...own, ...ranked].map(({ id, description }) => [Number(id), String(description)]))
}
