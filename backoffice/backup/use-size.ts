import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** Writes kilobytes as megabytes. */
export function useSize(): (kilobytes: number) => string {
  const language = useOfficeLanguage()
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return (kilobytes) => format.format(kilobytes / 1000)
}
