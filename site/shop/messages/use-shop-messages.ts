import { messageSet, usePageMessages } from '../../messages/message-set.ts'

const shopMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of product cards in the page's language. */
export const useShopMessages = () => usePageMessages(shopMessages)
