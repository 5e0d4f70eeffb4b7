import { gapsByLanguage, type WrittenTexts } from '#domain/company/legal-gaps.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Gap } from './gap.ts'

const isWritten = (value: Row[string] | undefined) => typeof value === 'string' && value.trim() !== ''

/** The languages in which a project's privacy notice is published. */
async function privacyLanguages(db: Database, project: number): Promise<Set<unknown>> {
  const pages = await db
    .selectFrom('page')
    .select('id')
    .where('project', '=', project)
    .where('name', '=', 'privacy')
    .where('status', '=', 'published')
    .execute()
  const texts = await rowsOf(
    db,
    'page_translation',
    'page',
    pages.map(({ id }) => Number(id)),
  )
  return new Set(texts.filter(({ body }) => isWritten(body)).map(({ language }) => language))
}

async function shopTexts(db: Database, settings: Row, first: Language) {
  const rows = await rowsOf(db, 'ecommerce_legal_page', 'settings', [Number(settings.id)])
  const ids = rows.map(({ id }) => Number(id))
  const texts = await rowsOf(db, 'ecommerce_legal_page_translation', 'ecommerce_legal_page', ids)
  return (type: string, language: Language): boolean => {
    const row = rows.find((one) => one.type === type)
    if (!row) return false
    const own = texts.filter((text) => text.ecommerce_legal_page === row.id && text.language === language)
    return own.some(({ content }) => isWritten(content)) || (language === first && isWritten(row.content))
  }
}

/** What the languages of a project lack before they may be shown; each gap names the text and the language. */
export async function languageGaps(db: Database, project: number): Promise<Gap[]> {
  const [row] = await rowsOf(db, 'project', 'id', [project])
  const languages = (JSON.parse(String(row?.languages ?? '[]')) as unknown[]).filter(isLanguage)
  const [first] = languages
  if (!first) return []
  const [settings] = await rowsOf(db, 'ecommerce_settings', 'project', [project])
  const isShop = Boolean(settings?.enable_cart)
  const privacy = await privacyLanguages(db, project)
  const has = settings ? await shopTexts(db, settings, first) : () => false
  const isModel = settings?.withdrawal_text !== 'own'
  const writtenIn = (language: Language): WrittenTexts => ({
    privacy: privacy.has(language) || has('privacy', language),
    terms: has('terms', language),
    withdrawal: isModel || has('withdrawal', language),
    shipping_and_payment: has('shipping_and_payment', language),
  })
  return gapsByLanguage(languages, writtenIn, isShop).flatMap(({ language, missing }) =>
    missing.map((name) => ({
      key: `${language} ${name}`,
      field: 'languages',
      message: `lacks the text ${name} in ${language}`,
    })),
  )
}
