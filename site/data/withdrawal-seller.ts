import { mainAddress, mainEmail, mainPhone } from '#domain/company/company.ts'
import type { WithdrawalSeller } from '#domain/orders/withdrawal-facts.ts'
import { placeLine } from '#domain/texts/country-line.ts'
import type { Language } from '#domain/texts/language.ts'
import { phoneText } from '#domain/texts/phone.ts'
import type { CompanyRow } from './rows.ts'

/** Whom a withdrawal is declared to, as the company's record has it, for readers of a language. */
export function withdrawalSeller(
  { company_name, addresses, emails, numbers }: CompanyRow,
  language: Language,
): WithdrawalSeller {
  const address = mainAddress(addresses)
  const phone = mainPhone(numbers)?.number
  return {
    name: company_name,
    street: address ? [address.street, address.number].filter(Boolean).join(' ') : '',
    place: address ? placeLine(address, language) : '',
    phone: phone && phoneText(phone),
    email: mainEmail(emails)?.email,
  }
}
