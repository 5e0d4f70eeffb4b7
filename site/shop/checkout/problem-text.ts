import type { FieldProblem } from '#domain/texts/field-problem.ts'
import type { CheckoutMessages } from './messages/message-types.ts'

const missing: Partial<Record<string, keyof CheckoutMessages>> = {
  customerEmail: 'emailMissing',
  first_name: 'firstNameMissing',
  last_name: 'lastNameMissing',
  street: 'streetMissing',
  number: 'numberMissing',
  zip_code: 'zipCodeMissing',
  city: 'cityMissing',
  country_code: 'countryMissing',
  shippingMethod: 'shippingMissing',
  branch: 'branchMissing',
  paymentMethod: 'paymentMissing',
}

const invalid: Partial<Record<string, keyof CheckoutMessages>> = {
  customerEmail: 'emailInvalid',
  zip_code: 'zipCodeInvalid',
  country_code: 'countryInvalid',
  vat_id: 'vatIdInvalid',
  phone: 'phoneInvalid',
  shippingMethod: 'shippingMissing',
  branch: 'branchMissing',
  paymentMethod: 'paymentMissing',
}

const zipDigits: Partial<Record<string, number>> = { DE: 5, FR: 5, AT: 4, CH: 4 }

/** What is wrong with a field of the order, in words; `country` decides what a postal code looks like. */
export function checkoutProblemText(
  messages: CheckoutMessages,
  path: string,
  problem: FieldProblem | undefined,
  country = '',
): string | undefined {
  if (!problem) return undefined
  if (problem === 'tooLong') return messages.tooLong()
  const field = path.split('.').at(-1) ?? path
  const digits = zipDigits[country]
  if (field === 'zip_code' && problem === 'invalid' && digits) return messages.zipCodeDigits({ digits })
  const key = (problem === 'missing' ? missing : invalid)[field] ?? 'invalid'
  return (messages[key] as () => string)()
}
