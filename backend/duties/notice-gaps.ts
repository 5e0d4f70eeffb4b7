import { noticeFor, noticeProblem } from '#domain/goods/guarantee-notice.ts'
import { isPlaceholderNotice } from '#domain/goods/placeholder-notice.ts'
import { isLanguage } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { isDemonstration } from '../project/demonstration.ts'
import type { Gap } from './gap.ts'

const WORDS = {
  picture: 'that is no picture',
  proportions: 'that is no upright page of A4',
  size: 'that is too small: at least 1240 pixels wide',
}

const sizeOf = (value: Row[string] | undefined) => (value ? Number(value) : null)

const NOTICE = ['n.id', 'n.language', 'f.type', 'f.width', 'f.height', 'f.hash'] as const

const noticesOf = (db: Database, settings: number): Promise<Row[]> =>
  db
    .selectFrom('ecommerce_guarantee_notice as n')
    .innerJoin('files as f', 'f.id', 'n.file')
    .select(NOTICE)
    .where('n.settings', '=', settings)
    .execute()

/** The EU's notices that a project's open shop lacks: a domain that somebody can visit is given to it only with them. */
export async function domainGaps(db: Database, project: number): Promise<Gap[]> {
  const [settings] = await rowsOf(db, 'ecommerce_settings', 'project', [project])
  if (!settings) return []
  const missing = await missingNotices(db, settings, await noticesOf(db, Number(settings.id)))
  return missing.map((gap) => ({ ...gap, field: 'domain' }))
}

/**
 * What a shop lacks of the EU's notice on the legal guarantee (Reg. (EU) 2025/1960, annex I): a file that cannot be it, and, where a real
 * domain sells, the notice itself; unless an administrator has taken that on.
 */
export async function noticeGaps(db: Database, id: number): Promise<Gap[]> {
  const [settings] = await rowsOf(db, 'ecommerce_settings', 'id', [id])
  if (!settings) return []
  const notices = await noticesOf(db, id)
  const unfit = notices.flatMap(({ id: notice, language, type, width, height }) => {
    const problem = noticeProblem({ type: String(type), width: sizeOf(width), height: sizeOf(height) })
    const message = problem && `has a notice in ${language} ${WORDS[problem]}`
    return message ? [{ key: `${notice} ${problem} ${width}`, field: 'guarantee_notices', message }] : []
  })
  return [...unfit, ...(await missingNotices(db, settings, notices))]
}

async function missingNotices(db: Database, settings: Row, notices: readonly Row[]): Promise<Gap[]> {
  const [project] = await rowsOf(db, 'project', 'id', [Number(settings.project)])
  if (!project || !settings.enable_cart || settings.sells_without_notice) return []
  if (isDemonstration({ id: Number(project.id), domain: String(project.domain) })) return []
  const languages = (JSON.parse(String(project.languages)) as unknown[]).filter(isLanguage)
  const [first] = languages
  if (!first) return []
  const official = notices.filter(({ hash }) => !isPlaceholderNotice(String(hash)))
  const known = official.map(({ language }) => ({ language: String(language) }))
  return languages
    .filter((language) => !noticeFor(known, language, first))
    .map((language) => ({
      key: `notice ${language}`,
      field: 'enable_cart',
      message: `needs the EU notice on the legal guarantee in ${language}`,
    }))
}
