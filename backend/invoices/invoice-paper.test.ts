import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { invoiceData } from './invoice-data.ts'
import { invoicePaper } from './invoice-paper.ts'
import { bank, sampleBought, sampleSeller } from './sample-invoice.ts'

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

test('how an invoice is to be paid stands on one page with the account, however many lines there are', async () => {
  const split: number[] = []
  for (let lines = 1; lines <= 12; lines++) {
    const parts = ['Bitte überweisen', 'Konto: Juwelier Muster', 'Vielen Dank']
    const places = (await pagesOf(lines)).map((text) => parts.filter((part) => text.includes(part)).length)
    if (!places.includes(3)) split.push(lines)
  }
  expect(split).toEqual([])
}, 30_000)
