import { useMemo } from 'react'
import { type Labelling, labelling } from './labels.ts'
import { useOfficeLanguage } from './use-office-language.ts'

/** The names of collections and fields in the person's language. */
export function useLabels(): Labelling {
  const language = useOfficeLanguage()
  return useMemo(() => labelling(language), [language])
}
