import { lazyMessageSet } from './message-set.ts'

/** The texts of all pages in a language. */
export const loadMessages = lazyMessageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
