import { expect, test } from 'vitest'
import { languages } from '#domain/texts/language.ts'
import { creditNoteData } from './credit-note-data.ts'
import { eInvoiceXml } from './e-invoice-xml.ts'
import { type InvoiceData, invoiceData } from './invoice-data.ts'
import { dueWords, givenBackWords } from './payment-words.ts'
import { type Bought, bank, sampleBought, sampleSeller } from './sample-invoice.ts'
import { ruleProblems } from './sample-rules.ts'
import { schemaProblems } from './sample-schema.ts'

const date = new Date('2026-11-30T09:00:00Z')

const bought: Bought = {
  ...{ lines: [{ price: 12_000, count: 1, mode: 'standard', rate: 'standard' }], shipping: 590, wrap: 0 },
  ...{
    rates: { standard: 19, reduced: 7 },
    language: 'de',
    isPaid: true,
    isCollection: false,
    payment: 2,
    address: {},
  },
}

const invoiceOf = (change: Partial<Bought>, credited = 0): InvoiceData => {
  const order = { ...sampleBought({ ...bought, ...change }), credited }
  const seller = sampleSeller({ vatId: 'DE123456789', taxNumber: null })
  return invoiceData({ order, seller, bank, number: 'RE-1', date, deliveredOn: date })
}

const amountsOf = async (data: InvoiceData) => {
  const xml = (await eInvoiceXml(data)) ?? ''
  expect([schemaProblems(xml), ruleProblems(xml)]).toEqual([[], []])
  return ['GrandTotalAmount', 'TotalPrepaidAmount', 'DuePayableAmount'].map(
    (name) => new RegExp(`<ram:${name}>([^<]*)`).exec(xml)?.[1],
  )
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('an order that was paid once and costs more now is no paid one: its invoice says what has come and what is left', async () => {
  const data = invoiceOf({ paid: 5000 })
  expect(data).toMatchObject({ paidOn: null, prepaid: 5000 })
  expect(await amountsOf(data)).toEqual(['125.90', '50.00', '75.90'])
  const said = languages.map((language) => plain(dueWords(invoiceOf({ paid: 5000, language }))))
  expect(said).toEqual([
    'Davon sind 50,00 € bereits bezahlt. Bitte überweisen Sie die übrigen 75,90 € binnen 14 Tagen nach Erhalt der Ware unter Angabe der Rechnungsnummer.',
    '€50.00 of it has already been paid. Please transfer the remaining €75.90 within 14 days of receiving the goods, quoting the invoice number.',
    '50,00 € ont déjà été payés. Merci de virer les 75,90 € restants dans les 14 jours suivant la réception, en indiquant le numéro de facture.',
  ])
})

test('an invoice that is paid, or of which nothing has come, says so', async () => {
  expect(await amountsOf(invoiceOf({}))).toEqual(['125.90', '125.90', '0.00'])
  expect(await amountsOf(invoiceOf({ isPaid: false }))).toEqual(['125.90', undefined, '125.90'])
})

test('what a credit note of the same day takes back is neither paid nor owed', async () => {
  const part = invoiceOf({ paid: 5000 }, 2000)
  expect(plain(dueWords(part))).toMatch(
    /^Davon sind 50,00 € .* nimmt 20,00 € zurück\. Bitte überweisen Sie die übrigen 55,90 €/,
  )
  const all = invoiceOf({ paid: 10_590 }, 2000)
  expect(all.paidOn).not.toBeNull()
  expect(plain(dueWords(all))).toMatch(/^Davon sind 105,90 € .* nimmt 20,00 € zurück\.$/)
  expect(await amountsOf(all)).toEqual(['125.90', '105.90', '20.00'])
})

test('a credit note says how much of it goes back, and how much was never paid', () => {
  const said = languages.map((language) => {
    const order = sampleBought({ ...bought, language, paid: 5000 })
    const facts = { number: 'RK-1', date, cents: 12_590, money: 5000, order, pieces: [], before: [] }
    return plain(givenBackWords(creditNoteData(invoiceOf({ language, paid: 5000 }), facts)))
  })
  expect(said).toEqual([
    'Davon überweisen wir Ihnen 50,00 €, wenn wir nichts anderes vereinbart haben. Die übrigen 75,90 € brauchen Sie nicht mehr zu bezahlen.',
    'We transfer €50.00 of it to your account unless agreed otherwise. You no longer need to pay the remaining €75.90.',
    'Nous vous en virons 50,00 €, sauf accord contraire. Vous n’avez plus à payer les 75,90 € restants.',
  ])
})
