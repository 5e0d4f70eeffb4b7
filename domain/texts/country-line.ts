import type { Language } from './language.ts'
import { perLanguage } from './per-language.ts'
import { regionName } from './region-name.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The codes of countries by what they are called in a language. */
const codesByName = perLanguage((language) => {
  const codes = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second))
  return new Map(
    codes.flatMap((code) => {
      const name = regionName(code, language)
      return name ? [[name, code] as const] : []
    }),
  )
})

/**
 * A postal address as one text, with the country that it ends in by its name in `language`; `written` is the language that the address
 * was written in. Anything else at its end stays as it is.
 */
export function withLocalCountry(address: string, written: Language, language: Language): string {
  const country = /[^\n,]*$/.exec(address.trimEnd())?.[0] ?? ''
  const code = codesByName(written).get(country.trim())
  const name = code && written !== language ? regionName(code, language) : undefined
  return name ? address.trimEnd().slice(0, -country.trim().length) + name : address
}

/**
 * Postal code and town of an address's row (`zip_code`, `city`, `country_code`: ISO 3166 alpha-2 or nothing); with the country for readers
 * who may live in another one: all but Germans who read of Germany.
 */
export function placeLine(row: Readonly<Record<string, unknown>>, language: Language): string {
  const { zip_code, city, country_code } = row
  const code = country_code ? String(country_code) : ''
  const country = code !== '' && (code !== 'DE' || language !== 'de') ? regionName(code, language) : ''
  return `${zip_code} ${city}${country ? `, ${country}` : ''}`
}
