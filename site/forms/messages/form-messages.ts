import { messageSet, usePageMessages } from '../../messages/message-set.ts'

/** The texts of the forms in a language. */
export const formMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of the forms in the page's language. */
export const useFormMessages = () => usePageMessages(formMessages)
