import type { Seller } from '../shop/seller.ts'
import type { InvoiceParty } from './invoice-party.ts'

const postal = ({ street, addition, zip, city, country }: Omit<InvoiceParty, 'name'>) => ({
  'cbc:StreetName': street,
  ...(addition && { 'cbc:AdditionalStreetName': addition }),
  'cbc:CityName': city,
  'cbc:PostalZone': zip,
  'cac:Country': { 'cbc:IdentificationCode': country },
})

const mailbox = (email: string | null | undefined) =>
  email ? { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' } : {}

/** The seller (BG-4 of EN 16931): the VAT id, else the tax number. */
export const sellerPart = (
  { name, email, phone, vatId, taxNumber }: Seller,
  address: NonNullable<Seller['postal']>,
): object => ({
  ...mailbox(email),
  'cac:PostalAddress': postal(address),
  'cac:PartyTaxScheme': [
    vatId
      ? { 'cbc:CompanyID': vatId.replaceAll(' ', ''), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
      : { 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } },
  ],
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
  ...((email || phone) && {
    'cac:Contact': {
      'cbc:Name': name,
      ...(phone && { 'cbc:Telephone': phone }),
      ...(email && { 'cbc:ElectronicMail': email }),
    },
  }),
})

/** The buyer (BG-7). */
export const partyPart = (party: InvoiceParty): object => ({
  ...mailbox(party.email),
  'cac:PostalAddress': postal(party),
  ...(party.vatId && {
    'cac:PartyTaxScheme': { 'cbc:CompanyID': party.vatId, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
  }),
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': party.name },
  ...(party.contact && { 'cac:Contact': { 'cbc:Name': party.contact } }),
})

/** When and where the goods went (BG-13); `on` as `2026-11-20`. */
export const deliveryPart = (on: string, party: InvoiceParty | undefined): object => ({
  'cbc:ActualDeliveryDate': on,
  ...(party && {
    'cac:DeliveryLocation': { 'cac:Address': postal(party) },
    'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': party.name } },
  }),
})
