import { use } from 'react'
import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { lazyMessageSet } from '../../messages/message-set.ts'
import type { ConsentMessages } from './message-types.ts'

const loadConsentMessages = lazyMessageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

const loaded: Partial<Record<Language, Promise<ConsentMessages>>> = {}

/** The texts about consents in the page's language; suspends until they are there. */
export function useConsentMessages(): ConsentMessages {
  const { language } = useShared().page
  loaded[language] ??= loadConsentMessages(language)
  return use(loaded[language])
}
