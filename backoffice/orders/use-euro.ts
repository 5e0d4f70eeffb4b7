import { useMemo } from 'react'
import { localeOf } from '#domain/texts/language.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** Writes an amount in euro. */
export function useEuro(): (euro: number) => string {
  const language = useOfficeLanguage()
  return useMemo(() => {
    const format = new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR' })
    return (euro) => format.format(euro)
  }, [language])
}
