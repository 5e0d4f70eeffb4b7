import { useMemo } from 'react'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** Writes an amount in euro. */
export function useEuro(): (euro: number) => string {
  const language = useOfficeLanguage()
  return useMemo(() => {
    const format = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' })
    return (euro) => format.format(euro)
  }, [language])
}
