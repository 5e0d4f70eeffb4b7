import { useMemo } from 'react'
import { euroFormat } from '../labels/number-format.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** Writes an amount in euro. */
export function useEuro(): (euro: number) => string {
  const language = useOfficeLanguage()
  return useMemo(() => (euro) => euroFormat(language).format(euro), [language])
}
