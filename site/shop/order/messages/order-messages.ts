import { messageSet, usePageMessages } from '../../../messages/message-set.ts'

const orderMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of the page of an order in the page's language. */
export const useOrderMessages = () => usePageMessages(orderMessages)
