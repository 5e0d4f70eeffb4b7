import { smallBusinessLabel } from '#domain/money/tax-mode.ts'
import type { InvoiceData } from './invoice-data.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Code of the list VATEX for second-hand goods under the margin scheme. */
const SECOND_HAND = 'VATEX-EU-F'

/** Why a part of an invoice has no VAT: the margin scheme (§ 25a UStG), else a small business (§ 19 UStG). */
export const exemptionOf = ({ margin = 0, language }: InvoiceData): object =>
  margin === 0
    ? { 'cbc:TaxExemptionReason': smallBusinessLabel[language] }
    : { 'cbc:TaxExemptionReasonCode': SECOND_HAND, 'cbc:TaxExemptionReason': invoiceTexts[language].margin }
