import { type NewsletterAbout, newsletterAbout } from '#domain/company/newsletter-consent.ts'
import { isLanguage, type Language, pickTranslation } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Project } from '../project/project.ts'

const textOf = (value: Row[string] | undefined) => (value ? String(value) : null)

/** Who sends a project's newsletter and what it is about, as its pages say. */
export async function readNewsletterAbout(
  db: Database,
  project: Project,
  language: Language,
): Promise<NewsletterAbout> {
  const [row] = await rowsOf(db, 'project', 'id', [project.id])
  const [company] = await rowsOf(db, 'company', 'project', [project.id])
  const rows = await rowsOf(db, 'project_translation', 'project', [project.id])
  const [first] = (JSON.parse(String(row?.languages ?? '[]')) as unknown[]).filter(isLanguage)
  const own = rows.map((text) => ({
    language: String(text.language),
    site_name: textOf(text.site_name),
    newsletter_goods: textOf(text.newsletter_goods),
  }))
  const texts = pickTranslation(own, language, first)
  return newsletterAbout(
    {
      company: textOf(company?.company_name),
      site: texts?.site_name || String(row?.display_name ?? project.domain),
      // Only in the language asked for: the word stands in the middle of a sentence.
      goods: own.find((text) => text.language === language)?.newsletter_goods,
    },
    language,
  )
}
