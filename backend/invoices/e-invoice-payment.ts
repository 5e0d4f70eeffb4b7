import type { InvoiceData } from './invoice-data.ts'
import { dueWords, givenBackWords } from './payment-words.ts'

/** Codes of UNTDID 4461: a SEPA transfer, which names its account, and what is told in words alone. */
const TRANSFER = '58'
const IN_WORDS = '1'

/** How it is paid, and until when (BG-16, BT-20 of EN 16931). */
export function paymentPart(data: InvoiceData): object {
  const { kind, bank, payment, paidOn, prepaid, number } = data
  if (kind === 'credit_note') return { 'cac:PaymentTerms': { 'cbc:Note': givenBackWords(data) } }
  if (paidOn || !bank?.iban)
    return {
      'cac:PaymentMeans': [{ 'cbc:PaymentMeansCode': IN_WORDS, 'cbc:PaymentMeansCode@name': payment }],
      ...((!paidOn || prepaid) && { 'cac:PaymentTerms': { 'cbc:Note': dueWords(data) } }),
    }
  return {
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': TRANSFER,
        'cbc:PaymentMeansCode@name': payment,
        'cbc:PaymentID': number,
        'cac:PayeeFinancialAccount': {
          'cbc:ID': bank.iban.replaceAll(' ', ''),
          ...(bank.account_holder && { 'cbc:Name': bank.account_holder }),
          ...(bank.bic && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bank.bic.replaceAll(' ', '') } }),
        },
      },
    ],
    'cac:PaymentTerms': { 'cbc:Note': dueWords(data) },
  }
}
