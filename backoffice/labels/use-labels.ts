import { useMemo } from 'react'
import { useOfficeLanguage } from '../i18n/use-text.ts'
import { type Labelling, labelling } from './labels.ts'

/** The names of collections and fields in the person's language. */
export function useLabels(): Labelling {
  const language = useOfficeLanguage()
  return useMemo(() => labelling(language), [language])
}
