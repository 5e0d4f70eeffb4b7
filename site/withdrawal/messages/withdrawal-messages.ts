import { messageSet, usePageMessages } from '../../messages/message-set.ts'

/** The texts of the withdrawal function in a language. */
export const withdrawalMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of the withdrawal function in the page's language. */
export const useWithdrawalMessages = () => usePageMessages(withdrawalMessages)
