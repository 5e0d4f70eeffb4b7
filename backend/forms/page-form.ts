import { choicesIn, type PageFormField } from '#domain/company/page-form.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import type { Project } from '../project/project.ts'

/** A form on a published page, as a language has it. */
export interface PageForm {
  readonly heading: string
  readonly fields: readonly PageFormField[]
}

/** The form of a section in two languages: as the visitor saw it, and as the shop reads it. Undefined where no published page shows it. */
export async function pageFormOf(
  db: Database,
  project: Project,
  section: number | undefined,
  languages: { visitor: Language; shop: Language },
): Promise<{ shown: PageForm; read: PageForm } | undefined> {
  if (section === undefined) return undefined
  const found = await db
    .selectFrom('page_section')
    .leftJoin('page', 'page.id', 'page_section.page')
    .leftJoin('brand', 'brand.id', 'page_section.brand_page')
    .leftJoin('ecommerce_category', 'ecommerce_category.id', 'page_section.category_page')
    .select('page_section.id')
    .where('page_section.id', '=', section)
    .where('page_section.kind', '=', 'form')
    .where((is) =>
      is.or([
        is.and([is('page.project', '=', project.id), is('page.status', '=', 'published')]),
        is.and([is('brand.project', '=', project.id), is('brand.status', '=', 'published')]),
        is('ecommerce_category.project', '=', project.id),
      ]),
    )
    .executeTakeFirst()
  if (!found) return undefined
  const items = await db
    .selectFrom('page_section_item')
    .selectAll()
    .where('page_section', '=', section)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const texts = await db
    .selectFrom('page_section_translation')
    .selectAll()
    .where('page_section', '=', section)
    .execute()
  const words = await db
    .selectFrom('page_section_item_translation')
    .innerJoin('page_section_item', 'page_section_item.id', 'page_section_item_translation.page_section_item')
    .selectAll('page_section_item_translation')
    .where('page_section_item.page_section', '=', section)
    .execute()
  const inLanguage = (language: Language): PageForm => {
    const textIn = (rows: readonly Row[], name: string) =>
      String(
        rows.find((row) => row.language === language)?.[name] ||
          rows.find((row) => row.language === languages.shop)?.[name] ||
          '',
      )
    return {
      heading: textIn(texts, 'heading'),
      fields: items.map((item) => {
        const own = words.filter((row) => row.page_section_item === item.id)
        return {
          id: Number(item.id),
          type: (item.field_type as PageFormField['type'] | null) ?? 'text',
          label: textIn(own, 'heading'),
          isRequired: Boolean(item.obligatory),
          choices: choicesIn(textIn(own, 'detail')),
        }
      }),
    }
  }
  return { shown: inLanguage(languages.visitor), read: inLanguage(languages.shop) }
}

/** The field as the shop reads it, with the choices that the visitor saw: an answer is in the visitor's words. */
export const asRead = ({ shown, read }: { shown: PageForm; read: PageForm }): PageFormField[] =>
  shown.fields.map((field, index) => ({ ...field, label: read.fields[index]?.label || field.label }))
