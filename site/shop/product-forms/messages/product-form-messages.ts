import { messageSet, usePageMessages } from '../../../messages/message-set.ts'

const productFormMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of a product’s forms in the page's language. */
export const useProductFormMessages = () => usePageMessages(productFormMessages)
