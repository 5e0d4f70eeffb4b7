/** The fewest digits by which a telephone number is searched for. */
const FEWEST = 2

const PHONE = /^[+\d][\d/().-]*$/
/** The greatest sum that an order can have, in cents. */
const GREATEST = 2_000_000_000

const AMOUNT = /^(?:\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,]\d{2})?€?$/

/** A telephone number as it is searched for: its digits, without the zeros or the German country code before them. */
export const phoneDigits = (phone: string): string =>
  phone
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)49/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')

/** The digits that a word of a search stands for where it is, or begins, a telephone number. */
export function searchedDigits(word: string): string | undefined {
  const digits = PHONE.test(word) ? phoneDigits(word) : ''
  return digits.length >= FEWEST ? digits : undefined
}

/** The sum in cents that a word of a search stands for: `204`, `204,90`, `1.299,50` and `1,299.50` as well; undefined for one that no order has. */
export function searchedCents(word: string): number | undefined {
  if (!AMOUNT.test(word)) return undefined
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d{2}))?€?$/.exec(word) ?? []
  const sum = Number(whole.replace(/\D/g, '')) * 100 + Number(cents)
  return sum <= GREATEST ? sum : undefined
}
