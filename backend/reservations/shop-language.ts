import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { contactProject } from '../forms/contact.ts'
import type { Project } from '../project/project.ts'

/** The language that a shop reads. */
export const shopLanguageOf = async (db: Database, project: Project): Promise<Language> =>
  (await contactProject(db, project)).language
