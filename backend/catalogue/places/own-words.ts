import { ownLine } from '#domain/search/own-line.ts'
import type { ThesaurusLines } from '#domain/search/thesaurus-lines.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database } from '../../db/database.ts'

export const OWN_WORDS = 'ecommerce_search_word'

/** A shop's own search words by language, which mean services and pages as well as goods. */
export type OwnWords = ReadonlyMap<Language, ThesaurusLines>

/** Reads a project's own search words. */
export async function readOwnWords(db: Database, project: number): Promise<OwnWords> {
  const rows = await db
    .selectFrom(OWN_WORDS)
    .select(['language', 'said', 'meant'])
    .where('project', '=', project)
    .execute()
  const found = new Map<Language, string[]>()
  for (const { language, said, meant } of rows) {
    if (!isLanguage(language)) continue
    found.set(language, [...(found.get(language) ?? []), ownLine(String(said), String(meant), language)])
  }
  return found
}
