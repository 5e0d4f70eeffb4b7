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
