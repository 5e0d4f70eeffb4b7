import { messageSet, usePageMessages } from '../../../messages/message-set.ts'

const cartMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of the cart in the page's language. */
export const useCartMessages = () => usePageMessages(cartMessages)
