import type { Address } from '#domain/orders/address.ts'

/** Who buys, or where the goods go, part by part as an electronic invoice names them. */
export interface InvoiceParty {
  readonly name: string
  /** The person, where the name is that of a company. */
  readonly contact?: string
  readonly street: string
  readonly addition?: string
  readonly zip: string
  readonly city: string
  /** ISO 3166 alpha-2 */
  readonly country: string
  readonly email?: string
  readonly vatId?: string
}

/** A customer's address as the party of an invoice. */
export function partyOf(address: Address): InvoiceParty {
  const person = [address.first_name, address.last_name].join(' ')
  return {
    ...(address.company ? { name: address.company, contact: person } : { name: person }),
    street: `${address.street} ${address.number}`,
    ...(address.addition && { addition: address.addition }),
    zip: address.zip_code,
    city: address.city,
    country: address.country_code,
    ...(address.vat_id && { vatId: address.vat_id }),
  }
}
