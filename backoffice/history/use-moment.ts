import { useMemo } from 'react'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** Writes a moment of the wire as date and time of this place. */
export function useMoment(): (iso: string) => string {
  const language = useOfficeLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    return (iso) => format.format(new Date(iso))
  }, [language])
}
