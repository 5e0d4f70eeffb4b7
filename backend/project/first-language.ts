import { defaultLanguage, type Language, projectLanguages } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'

/** The first language of a project, in which its records' own texts are (SPEC 3); German for what serves all projects. */
export async function firstLanguage(db: Database, project: number | null | undefined): Promise<Language> {
  if (typeof project !== 'number') return defaultLanguage
  const row = await db.selectFrom('project').select('languages').where('id', '=', project).executeTakeFirst()
  return projectLanguages(JSON.parse(String(row?.languages ?? 'null')))[0] ?? defaultLanguage
}
