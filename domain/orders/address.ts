import { visibleText } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'
import { isPhoneNumber } from '../texts/phone-number.ts'
import { isPostalCode } from './postal-codes.ts'
import { isVatId, plainVatId } from './vat-id.ts'

/** A postal address of a customer (DESIGN 6); `country_code` is ISO 3166 alpha-2. */
export interface Address {
  salutation?: string
  company?: string
  /** Of a business customer in the EU. */
  vat_id?: string
  first_name: string
  last_name: string
  street: string
  number: string
  addition?: string
  zip_code: string
  city: string
  country_code: string
  phone?: string
}

export type AddressField = keyof Address

interface FieldRule {
  required: boolean
  maxLength: number
  /** Token of the HTML `autocomplete` attribute; salutation and house number have none of their own. */
  autocomplete: string
}

/** The fields of an address in the order in which a form asks for them. */
export const addressFields: Record<AddressField, FieldRule> = {
  salutation: { required: false, maxLength: 30, autocomplete: 'honorific-prefix' },
  company: { required: false, maxLength: 100, autocomplete: 'organization' },
  vat_id: { required: false, maxLength: 30, autocomplete: 'off' },
  first_name: { required: true, maxLength: 60, autocomplete: 'given-name' },
  last_name: { required: true, maxLength: 60, autocomplete: 'family-name' },
  street: { required: true, maxLength: 100, autocomplete: 'address-line1' },
  number: { required: true, maxLength: 20, autocomplete: 'off' },
  addition: { required: false, maxLength: 100, autocomplete: 'address-line2' },
  zip_code: { required: true, maxLength: 12, autocomplete: 'postal-code' },
  city: { required: true, maxLength: 100, autocomplete: 'address-level2' },
  country_code: { required: true, maxLength: 2, autocomplete: 'country' },
  phone: { required: false, maxLength: 40, autocomplete: 'tel' },
}

export type AddressResult =
  | { ok: true; address: Address }
  | { ok: false; problems: Partial<Record<AddressField, FieldProblem>> }

const fieldNames = Object.keys(addressFields) as AddressField[]
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f\u2028\u2029]/

function problemOf(field: AddressField, value: unknown, country: unknown, countries: readonly string[]) {
  if (value === undefined || value === null || value === '') {
    return addressFields[field].required ? 'missing' : undefined
  }
  if (typeof value !== 'string' || controlCharacter.test(value) || !value.isWellFormed()) return 'invalid'
  if (value.length > addressFields[field].maxLength) return 'tooLong'
  if (field === 'country_code' && !countries.includes(value)) return 'invalid'
  if (field === 'zip_code' && typeof country === 'string' && !isPostalCode(value, country)) return 'invalid'
  if (field === 'vat_id' && !isVatId(value)) return 'invalid'
  if (field === 'phone' && !isPhoneNumber(value)) return 'invalid'
  return undefined
}

/**
 * Checks an address from a form or a request, the same way in browser and server: blanks around values and what
 * turns writing are taken away, values without anything to see count as empty, empty optional fields left out, unknown fields ignored. `countries` are the codes that may be chosen.
 */
export function checkAddress(input: unknown, countries: readonly string[]): AddressResult {
  const source = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>
  const values = fieldNames.map((field): [AddressField, unknown] => {
    const value = Object.hasOwn(source, field) ? source[field] : undefined
    if (typeof value !== 'string') return [field, value]
    const text = visibleText(value.trim()).trim()
    return [field, field === 'vat_id' ? plainVatId(text) : text]
  })
  const country = values.find(([field]) => field === 'country_code')?.[1]
  const problems = values.flatMap(([field, value]) => {
    const problem = problemOf(field, value, country, countries)
    return problem ? [[field, problem] as const] : []
  })
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) }
  const given = values.flatMap(([field, value]) => (typeof value === 'string' && value !== '' ? [[field, value]] : []))
  const address: Partial<Address> = Object.fromEntries(given)
  return { ok: true, address: address as Address }
}
