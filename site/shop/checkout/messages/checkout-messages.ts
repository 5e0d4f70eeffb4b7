import { messageSet, usePageMessages } from '../../../messages/message-set.ts'

const checkoutMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of the checkout in the page's language. */
export const useCheckoutMessages = () => usePageMessages(checkoutMessages)
