import { messageSet, usePageMessages } from '../../../messages/message-set.ts'

const productMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of product pages in the page's language. */
export const useProductMessages = () => usePageMessages(productMessages)
