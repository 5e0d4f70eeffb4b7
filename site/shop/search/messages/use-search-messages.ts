import { messageSet, usePageMessages } from '../../../messages/message-set.ts'

const searchMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of the search in the page's language. */
export const useSearchMessages = () => usePageMessages(searchMessages)
