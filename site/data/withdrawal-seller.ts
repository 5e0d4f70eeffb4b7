import { mainAddress, mainEmail, mainPhone } from '#domain/company/company.ts'
import type { WithdrawalSeller } from '#domain/orders/withdrawal-facts.ts'
import type { CompanyRow } from './rows.ts'

/** Whom a withdrawal is declared to, as the company's record has it. */
export function withdrawalSeller({ company_name, addresses, emails, numbers }: CompanyRow): WithdrawalSeller {
  const address = mainAddress(addresses)
  return {
    name: company_name,
    street: address ? [address.street, address.number].filter(Boolean).join(' ') : '',
    place: address ? `${address.zip_code} ${address.city}` : '',
    phone: mainPhone(numbers)?.number,
    email: mainEmail(emails)?.email,
  }
}
