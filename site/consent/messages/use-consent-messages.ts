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

const loading: Partial<Record<Language, Promise<ConsentMessages>>> = {}
const there: Partial<Record<Language, ConsentMessages>> = {}

/** Settles once `useConsentMessages` has the texts of a language at once, as the server needs them. */
export async function prepareConsentMessages(language: Language): Promise<void> {
  there[language] ??= await load(language)
}

const load = (language: Language): Promise<ConsentMessages> => (loading[language] ??= loadConsentMessages(language))

/** The texts about consents in the page's language; suspends until they are there. */
export function useConsentMessages(): ConsentMessages {
  const { language } = useShared().page
  return there[language] ?? use(load(language))
}
