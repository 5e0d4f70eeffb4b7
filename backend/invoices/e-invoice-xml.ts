import type { Invoice } from '@e-invoice-eu/core'
import { asHtmlText } from '#domain/texts/as-html-text.ts'
import { dayIn, eInvoice } from './e-invoice.ts'
import type { InvoiceData } from './invoice-data.ts'

const silent = { log() {}, warn() {}, error() {} }

const AFTER_SUMS = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>'

/** Names the invoice that a credit note corrects (BG-3), which version 2.3.4 of the library reads from a place that its own schema forbids. */
function withCorrected(xml: string, data: InvoiceData): string {
  const { corrects } = data
  if (!corrects) return xml
  const day = dayIn(data, corrects.date).replaceAll('-', '')
  const reference = `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${asHtmlText(corrects.number)}</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${day}</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`
  return xml.replace(AFTER_SUMS, () => AFTER_SUMS + reference)
}

const SELLER = '<ram:SellerTradeParty>'

/** Identifies a seller without a VAT id by the tax number (BT-29, without which BR-CO-26 is broken); the library reads it from no place. */
function withSellerId(xml: string, { seller: { vatId, taxNumber } }: InvoiceData): string {
  if (vatId || !taxNumber) return xml
  return xml.replace(SELLER, () => `${SELLER}<ram:ID>${asHtmlText(taxNumber)}</ram:ID>`)
}

/**
 * An invoice or credit note as XML (CII, profile EN 16931 of ZUGFeRD). Undefined where it has no electronic form, or where the standard
 * has no room for it, such as a country without a code: the paper is made all the same.
 */
export async function eInvoiceXml(data: InvoiceData): Promise<string | undefined> {
  const document = eInvoice(data)
  if (!document) return undefined
  const { InvoiceService } = await import('@e-invoice-eu/core')
  try {
    const xml = await new InvoiceService(silent).generate(document as Invoice, { format: 'CII', lang: 'de' })
    return withSellerId(withCorrected(String(xml), data), data)
  } catch (error) {
    if (error instanceof Error && 'validation' in error) return undefined
    throw error
  }
}
