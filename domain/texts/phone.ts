import { type CountryCode, ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min'
import { keptResults } from './kept-results.ts'

/** What a phone display is given (SPEC 3); `country` is an ISO 3166 alpha-2 code. */
export interface PhoneInput {
  number: string
  country?: string
  callable?: boolean
  title?: string
}

/** A phone number ready to be shown; `href` is its tel: address when it may be called. */
export interface FormattedPhone {
  text: string
  title: string
  href?: string
}

/**
 * Shows a number in international format, as a telephone link when callable (SPEC 5, 9). Default country DE, national number
 * of 2 to 17 digits, input of at most 250 characters. What cannot be parsed is shown as written, and `log` is told.
 * The formatter is heavy: call it on the server and send the view.
 */
export function phoneView(input: PhoneInput, log: (message: string) => void): FormattedPhone {
  const { number, country = 'DE', callable = true, title = 'Telefon' } = input
  try {
    const { text, href } = parsedPhone(`${country.toUpperCase()}\n${number}`)
    return callable ? { text, title, href } : { text, title }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    log(`Phone number "${number.slice(0, 40)}" cannot be parsed: ${error.message}`)
    return { text: number, title }
  }
}

/** A country and a number, a line each; every page shows the same few numbers. */
const parsedPhone = keptResults(1000, (key) => {
  const end = key.indexOf('\n')
  const parsed = parsePhoneNumberWithError(key.slice(end + 1), key.slice(0, end) as CountryCode)
  return { text: parsed.formatInternational(), href: parsed.getURI() }
})

/** A number of a German company in international format, as customers of any country can dial it; as written where it cannot be read. */
export const phoneText = (number: string): string => phoneView({ number, callable: false }, () => {}).text
