import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { invoiceData } from './invoice-data.ts'
import { invoicePaper } from './invoice-paper.ts'
import { type Bought, bank, sampleBought, sampleSeller } from './sample-invoice.ts'

const date = new Date('2026-11-23T09:00:00Z')

async function pagesOf(lines: number): Promise<string[]> {
  const order = sampleBought({
    lines: Array.from({ length: lines }, () => ({ price: 7900, count: 1, mode: 'standard', rate: 'standard' })),
    rates: { standard: 19, reduced: 7 },
    ...{ shipping: 590, wrap: 0, language: 'de', isPaid: false, isCollection: false, payment: 2, address: {} },
  })
  const seller = sampleSeller({ vatId: 'DE123456789', taxNumber: null })
  const { buyer: _, ...data } = invoiceData({ order, seller, bank, number: 'RE-1', date, deliveredOn: date })
  const paper = await getDocumentProxy(new Uint8Array(await invoicePaper(data)))
  return (await extractText(paper, { mergePages: false })).text
}

const textOf = async (lines: Bought['lines'], form?: 2) => {
  const order = sampleBought({
    ...{ lines, rates: { standard: 19, reduced: 7 }, shipping: 590, wrap: 0, language: 'de', isPaid: false },
    ...{ isCollection: false, payment: 2, address: {} },
  })
  const seller = sampleSeller({ vatId: 'DE123456789', taxNumber: null })
  const { form: _, ...data } = invoiceData({ order, seller, bank, number: 'RE-1', date, deliveredOn: date })
  const paper = await getDocumentProxy(new Uint8Array(await invoicePaper(form ? { ...data, form } : data)))
  return (await extractText(paper, { mergePages: true })).text.replace(/\s+/g, ' ')
}

const ring = { price: 24_000, count: 1, mode: 'standard', rate: 'standard' } as const
const book = { price: 10_700, count: 1, mode: 'standard', rate: 'reduced' } as const

test('of several rates each has its net and its tax, and each line says its rate', async () => {
  const text = await textOf([ring, book], 2)
  expect(text).toContain('Nettobetrag zu 19 % 205,12 € Umsatzsteuer 19 % 38,97 €')
  expect(text).toContain('Nettobetrag zu 7 % 101,69 € Umsatzsteuer 7 % 7,12 €')
  expect(text).toMatch(/240,00 € 19 % 240,00 €.*107,00 € 7 % 107,00 €.*5,90 € anteilig 5,90 €/)
})

test('one rate alone is that of all lines, and what was issued before rates had a net each is printed as it was sent', async () => {
  expect(await textOf([ring], 2)).toBe(await textOf([ring]))
  const before = await textOf([ring, book])
  expect(before).toContain('Nettobetrag 306,81 € Umsatzsteuer 19 % 38,97 € Umsatzsteuer 7 % 7,12 €')
  expect(before).not.toContain('anteilig')
})

test('how an invoice is to be paid stands on one page with the account, however many lines there are', async () => {
  const split: number[] = []
  for (let lines = 1; lines <= 12; lines++) {
    const parts = ['Bitte überweisen', 'Konto: Juwelier Muster', 'Vielen Dank']
    const places = (await pagesOf(lines)).map((text) => parts.filter((part) => text.includes(part)).length)
    if (!places.includes(3)) split.push(lines)
  }
  expect(split).toEqual([])
}, 30_000)
