import type { Language } from '../texts/language.ts'

/** What the EU's notice on the legal guarantee is called, in every link to it (Art. 22a CRD, Reg. (EU) 2025/1960). */
export const guaranteeNoticeTitle: Record<Language, string> = {
  de: 'Ihre gesetzlichen Gewährleistungsrechte',
  en: 'Your legal guarantee rights',
  fr: 'Vos droits de garantie légale',
}

/** The notice for a page or mail in a language: the one published in it, else the one in the project's first language. */
export function noticeFor<Notice extends { language: string }>(
  notices: readonly Notice[],
  language: Language,
  first: Language,
): Notice | undefined {
  return notices.find((notice) => notice.language === language) ?? notices.find((notice) => notice.language === first)
}

/** What the official file of the notice looks like in an upload: an upright A4 page, sharp enough to be read. */
export interface NoticeFile {
  readonly type: string
  /** Pixels; null of a file that is no picture. */
  readonly width: number | null
  readonly height: number | null
}

const A4 = Math.SQRT2
/** Share by which scans and exports of a page of A4 are off. */
const TOLERANCE = 0.02
/** A4 at 150 dots an inch. */
const LEAST_WIDTH = 1240

/**
 * What shows that a file cannot be the EU's notice: no picture, no upright page of A4, too few pixels for its small print. Whether it is the
 * official artwork no program can tell. Undefined where nothing speaks against it.
 */
export function noticeProblem({ type, width, height }: NoticeFile): 'picture' | 'proportions' | 'size' | undefined {
  if (!type.startsWith('image/') || !width || !height) return 'picture'
  if (Math.abs(height / width / A4 - 1) > TOLERANCE) return 'proportions'
  return type !== 'image/svg+xml' && width < LEAST_WIDTH ? 'size' : undefined
}
