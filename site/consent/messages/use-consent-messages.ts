import { lateMessageSet, usePageMessages } from '../../messages/message-set.ts'

/** The texts about consents. */
export const consentMessages = lateMessageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts about consents in the page's language; suspends until they are there. */
export const useConsentMessages = () => usePageMessages(consentMessages)
