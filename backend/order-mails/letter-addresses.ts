import type { Language } from '#domain/texts/language.ts'
import { unlinked } from '#domain/texts/unlinked.ts'
import { letterAddress } from '../invoices/invoice-data.ts'
import { invoiceTexts } from '../invoices/invoice-texts.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import type { OrderLetter } from './order-letter.tsx'
import { orderMailTexts } from './order-mail-texts.ts'

/** Where the invoice goes, with the VAT id of a company. */
function invoiceLines({ invoiceAddress, shippingAddress }: StoredOrder, language: Language): string[] {
  const address = invoiceAddress ?? shippingAddress
  const vatId = address.vat_id ? [`${invoiceTexts[language].vatId} ${address.vat_id}`] : []
  return [...letterAddress(address, language), ...vatId].map(unlinked)
}

/** Where an order goes, is collected, and where its invoice goes, as blocks of a letter. */
export function addressBlocks(order: StoredOrder, language: Language): NonNullable<OrderLetter['blocks']> {
  const texts = orderMailTexts[language]
  const { branch, shippingAddress } = order
  return [
    ...(branch ? [{ heading: texts.branch, lines: [branch.name, branch.address] }] : []),
    {
      heading: order.isCollection ? texts.invoiceAddress : texts.shippingAddress,
      lines: order.isCollection
        ? invoiceLines(order, language)
        : letterAddress(shippingAddress, language).map(unlinked),
    },
    // Also where it is the same: the confirmation of the contract names where the invoice goes.
    ...(order.isCollection ? [] : [{ heading: texts.invoiceAddress, lines: invoiceLines(order, language) }]),
  ]
}
