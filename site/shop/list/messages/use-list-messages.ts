import { messageSet, usePageMessages } from '../../../messages/message-set.ts'

/** The texts of lists in a language, for what the server writes. */
export const listMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of lists in the page's language. */
export const useListMessages = () => usePageMessages(listMessages)
