import { expect, test } from 'vitest'
import { paymentMethods } from '#domain/money/payment-methods.ts'
import { languages } from '#domain/texts/language.ts'
import type { InvoiceData } from './invoice-data.ts'
import { givenBackWords, paidWords } from './payment-words.ts'

const paper = (data: Partial<InvoiceData>) => ({ language: 'de', payment: 'PayPal', ...data }) as InvoiceData
const day = '2026-11-29T10:00:00.000Z'

test('how an invoice was paid stands in its sentence in words of the sentence, in each language', () => {
  const said = languages.map((language) =>
    Object.values(paymentMethods).map(({ words }) => paidWords(paper({ language, payment: words[language] }), day)),
  )
  expect(said.flat().map((words) => words.replace(/ (?:am|on|le) \S.*/, ''))).toEqual([
    ...['per Überweisung', 'auf Rechnung', 'bar bei Abholung', 'über PayPal', 'über Klarna'].map(
      (way) => `Bezahlt ${way}`,
    ),
    ...['by bank transfer', 'against invoice', 'in cash'].map((way) => `Paid ${way}`),
    ...['Paid through PayPal', 'Paid through Klarna'],
    ...['par virement bancaire', 'sur facture', 'en espèces au retrait', 'par PayPal', 'par Klarna'].map(
      (way) => `Payé ${way}`,
    ),
  ])
  expect(paidWords(paper({ language: 'en', payment: 'Bank transfer in advance' }), day)).toBe(
    'Paid by bank transfer on 29 November 2026.',
  )
})

test('money of a credit note goes back through who took it, else by transfer, also of one that was issued before it was told', () => {
  expect(givenBackWords(paper({ givenBack: 'provider' }))).toBe('Den Betrag erstatten wir über PayPal.')
  expect(givenBackWords(paper({ language: 'en' }))).toBe('We refund the amount through PayPal.')
  const old = { language: 'en', payment: 'Bank transfer in advance' } as const
  expect(givenBackWords(paper(old))).toBe('We transfer the amount to your account unless agreed otherwise.')
  expect(givenBackWords(paper({ ...old, givenBack: 'not_owed' }))).toBe('You no longer need to pay this amount.')
})
