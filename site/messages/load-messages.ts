import { lateMessageSet } from './message-set.ts'

/** The texts of all pages in a language. */
export const { load: loadMessages } = lateMessageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
