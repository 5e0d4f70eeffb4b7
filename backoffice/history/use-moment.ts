import { useMemo } from 'react'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { momentFormat } from './moment-format.ts'

/** Writes a moment of the wire as date and time by the clock of the shops. */
export function useMoment(): (iso: string) => string {
  const language = useOfficeLanguage()
  return useMemo(() => {
    const format = momentFormat(language)
    return (iso) => format.format(new Date(iso))
  }, [language])
}
