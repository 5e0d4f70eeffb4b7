import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Seller } from '../shop/seller.ts'
import { creditNoteData } from './credit-note-data.ts'
import { eInvoiceXml } from './e-invoice-xml.ts'
import { type InvoiceData, invoiceData } from './invoice-data.ts'
import { type Bought, bank, sampleBought, sampleSeller } from './sample-invoice.ts'
import { ruleProblems, rules } from './sample-rules.ts'
import { schemaProblems } from './sample-schema.ts'

const withVatId: Pick<Seller, 'vatId' | 'taxNumber'> = { vatId: 'DE123456789', taxNumber: null }
const date = new Date('2026-11-23T09:00:00Z')

const invoiceOf = (bought: Bought, seller = withVatId): InvoiceData =>
  invoiceData({
    order: sampleBought(bought),
    seller: sampleSeller(seller),
    bank,
    number: 'RE-1',
    date,
    deliveredOn: date,
  })

const anyLine = fc.record({
  price: fc.integer({ min: 1, max: 2_000_000 }),
  count: fc.integer({ min: 1, max: 5 }),
  mode: fc.constantFrom('standard' as const, 'standard' as const, 'margin' as const),
  rate: fc.constantFrom('standard' as const, 'reduced' as const),
})

const anyOrder: fc.Arbitrary<Bought> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  rates: fc.constantFrom(
    { standard: 19, reduced: 7 },
    { standard: 20, reduced: 10 },
    { standard: 25.5, reduced: 0 },
    null,
  ),
  shipping: fc.constantFrom(0, 590, 1490),
  wrap: fc.constantFrom(0, 490),
  language: fc.constantFrom('de' as const, 'en' as const, 'fr' as const),
  isPaid: fc.boolean(),
  paid: fc.constantFrom(undefined, undefined, 1, 4990),
  isCollection: fc.boolean(),
  payment: fc.constantFrom(1 as const, 2 as const),
  address: fc.constantFrom(
    {},
    { company: 'Muster & Söhne AG', vat_id: 'ATU12345678', country_code: 'AT', zip_code: '1010' },
    { addition: 'Hinterhaus' },
  ),
})

async function expectLawful(data: InvoiceData) {
  const xml = (await eInvoiceXml(data)) ?? ''
  expect([schemaProblems(xml), ruleProblems(xml)]).toEqual([[], []])
}

test('whatever is bought, invoice and credit note keep the schema and the business rules of EN 16931', async () => {
  const numbers = fc.constantFrom(withVatId, { vatId: null, taxNumber: '27/123/45678' })
  await fc.assert(
    fc.asyncProperty(anyOrder, numbers, fc.nat(), async (bought, seller, some) => {
      const invoice = invoiceOf(bought, seller)
      await expectLawful(invoice)
      const order = sampleBought(bought)
      const [line] = order.lines
      const pieces = some % 2 === 0 && line ? [{ line: line.id, count: 1, toStock: false }] : []
      const whole = order.total
      for (const cents of [whole, line && pieces.length > 0 ? line.priceBrutto : 1 + (some % whole)])
        await expectLawful(
          creditNoteData(invoice, {
            number: 'GS-1',
            date,
            cents,
            money: some % 3 === 0 ? cents : cents - 1,
            order,
            pieces: cents === whole ? [] : pieces,
            before: [],
          }),
        )
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 12) },
  )
}, 120_000)

test('the XML has the days of a calendar in Germany, as the paper has, and those of UTC where it was issued with them', async () => {
  const night = new Date('2026-12-31T23:30:00Z')
  const bought = {
    lines: [{ price: 11900, count: 1, mode: 'standard', rate: 'standard' }],
    shipping: 0,
    wrap: 0,
  } as const
  const how = { rates: { standard: 19, reduced: 7 }, language: 'de', isPaid: false, isCollection: false } as const
  const order = sampleBought({ ...bought, ...how, payment: 2, address: {} })
  const facts = { order, seller: sampleSeller(withVatId), bank, number: 'RE-1', date: night, deliveredOn: night }
  const invoice = invoiceData(facts)
  const note = creditNoteData(invoice, {
    number: 'RK-1',
    date: night,
    cents: 100,
    money: 100,
    order,
    pieces: [],
    before: [],
  })
  const daysOf = async (data: InvoiceData) => (await eInvoiceXml(data))?.match(/(?<=format="102">)\d+/g)
  expect(await daysOf(invoice)).toEqual(['20270101', '20270101'])
  expect(await daysOf(note)).toEqual(['20270101', '20270101', '20270101'])
  const { form: _, ...before } = invoice
  expect(await daysOf(before)).toEqual(['20261231', '20261231'])
})

/** Of each rule a fault that breaks it, as what is found in a sound invoice and what stands there instead. */
const FAULTS: Record<string, [RegExp, string]> = {
  'BR-01': [/(<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/, '$1'],
  'BR-02': [/(<rsm:ExchangedDocument>\s*<ram:ID>)[^<]*/, '$1'],
  'BR-03': [/<ram:IssueDateTime>[\s\S]*?<\/ram:IssueDateTime>/, ''],
  'BR-04': [/(<ram:TypeCode>)380/, '$1'],
  'BR-05': [/(<ram:InvoiceCurrencyCode>)EUR/, '$1'],
  'BR-06': [/(<ram:SellerTradeParty>\s*<ram:Name>)[^<]*/, '$1'],
  'BR-07': [/(<ram:BuyerTradeParty>\s*<ram:Name>)[^<]*/, '$1'],
  'BR-08': [/(<ram:SellerTradeParty>[\s\S]*?)<ram:PostalTradeAddress>[\s\S]*?<\/ram:PostalTradeAddress>/, '$1'],
  'BR-09': [/(<ram:SellerTradeParty>[\s\S]*?<ram:CountryID>)DE/, '$1'],
  'BR-10': [/(<ram:BuyerTradeParty>[\s\S]*?)<ram:PostalTradeAddress>[\s\S]*?<\/ram:PostalTradeAddress>/, '$1'],
  'BR-11': [/(<ram:BuyerTradeParty>[\s\S]*?<ram:CountryID>)AT/, '$1'],
  'BR-12': [/<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>(\s*<ram:TaxBasisTotalAmount>)/, '$1'],
  'BR-13': [/<ram:TaxBasisTotalAmount>[^<]*<\/ram:TaxBasisTotalAmount>/, ''],
  'BR-14': [/<ram:GrandTotalAmount>[^<]*<\/ram:GrandTotalAmount>/, ''],
  'BR-15': [/<ram:DuePayableAmount>[^<]*<\/ram:DuePayableAmount>/, ''],
  'BR-16': [/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, ''],
  'BR-21': [/(<ram:LineID>)1/, '$1'],
  'BR-22': [/<ram:BilledQuantity [^<]*<\/ram:BilledQuantity>/, ''],
  'BR-23': [/(<ram:BilledQuantity) [^>]*/, '$1'],
  'BR-24': [/<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>/, ''],
  'BR-25': [/(<ram:SpecifiedTradeProduct>\s*<ram:Name>)[^<]*/, '$1'],
  'BR-26': [/<ram:ChargeAmount>[^<]*<\/ram:ChargeAmount>/, ''],
  'BR-27': [/(<ram:ChargeAmount>)/, '$1-'],
  'BR-45': [/<ram:BasisAmount>[^<]*<\/ram:BasisAmount>/, ''],
  'BR-46': [/<ram:CalculatedAmount>[^<]*<\/ram:CalculatedAmount>/, ''],
  'BR-47': [/(<ram:BasisAmount>[^<]*<\/ram:BasisAmount>\s*)<ram:CategoryCode>.<\/ram:CategoryCode>/, '$1'],
  'BR-48': [/(<ram:BasisAmount>[\s\S]*?)<ram:RateApplicablePercent>[^<]*<\/ram:RateApplicablePercent>/, '$1'],
  'BR-49': [/(<ram:SpecifiedTradeSettlementPaymentMeans>\s*<ram:TypeCode>)58/, '$1'],
  'BR-50': [/(<ram:IBANID>)[^<]*/, '$1'],
  'BR-55': [/(<\/ram:SpecifiedTradeSettlementHeaderMonetarySummation>)/, '$1<ram:InvoiceReferencedDocument/>'],
  'BR-57': [/(<ram:ShipToTradeParty>[\s\S]*?<ram:CountryID>)AT/, '$1'],
  'BR-61': [/<ram:PayeePartyCreditorFinancialAccount>[\s\S]*?<\/ram:PayeePartyCreditorFinancialAccount>/, ''],
  'BR-62': [/(<ram:SellerTradeParty>[\s\S]*?<ram:URIID) schemeID="EM"/, '$1'],
  'BR-63': [/(<ram:BuyerTradeParty>[\s\S]*?<ram:URIID) schemeID="EM"/, '$1'],
  'BR-CO-04': [/<ram:CategoryCode>.<\/ram:CategoryCode>/, ''],
  'BR-CO-09': [/ATU12345678/, '12345678'],
  'BR-CO-10': [/(<ram:LineTotalAmount>)(?=[^<]*<\/ram:LineTotalAmount>\s*<ram:TaxBasisTotalAmount>)/, '$19'],
  'BR-CO-13': [/(<ram:TaxBasisTotalAmount>)/, '$19'],
  'BR-CO-14': [/(<ram:TaxTotalAmount [^>]*>)/, '$19'],
  'BR-CO-15': [/(<ram:GrandTotalAmount>)/, '$19'],
  'BR-CO-16': [/(<ram:DuePayableAmount>)/, '$19'],
  'BR-CO-18': [/<ram:ApplicableTradeTax>\s*<ram:CalculatedAmount>[\s\S]*<\/ram:ApplicableTradeTax>/, ''],
  'BR-CO-25': [/<ram:SpecifiedTradePaymentTerms>[\s\S]*?<\/ram:SpecifiedTradePaymentTerms>/, ''],
  'BR-CO-26': [/schemeID="VA">DE123456789/, 'schemeID="FC">27/123/45678'],
  'BR-DEC': [/(<ram:GrandTotalAmount>[^<]*)/, '$17'],
  'BR-CL-01': [/(<ram:TypeCode>)380/, '$1999'],
  'BR-CL-04': [/(<ram:InvoiceCurrencyCode>)EUR/, '$1CHF'],
  'BR-CL-14': [/(<ram:CountryID>)AT/, '$1Austria'],
  'BR-CL-17': [/(<ram:BasisAmount>[^<]*<\/ram:BasisAmount>\s*<ram:CategoryCode>)./, '$1X'],
}

/** The faults of a category: of its part of the breakdown, of its first line, and of who sells. */
const faultsOf = (code: string): Record<string, [RegExp, string]> => {
  const part = `<ram:BasisAmount>(?=[^<]*</ram:BasisAmount>\\s*<ram:CategoryCode>${code}<)`
  const reason = `(<ram:TypeCode>VAT</ram:TypeCode>\\s*)(?:<ram:ExemptionReason>[^<]*</ram:ExemptionReason>\\s*)?(${part}[^<]*</ram:BasisAmount>\\s*<ram:CategoryCode>${code}</ram:CategoryCode>)\\s*(?:<ram:ExemptionReasonCode>[^<]*</ram:ExemptionReasonCode>)?`
  const other = code === 'E' ? '' : '<ram:ExemptionReason>Weil</ram:ExemptionReason>'
  return {
    [`BR-${code}-01`]: [
      new RegExp(
        `<ram:ApplicableTradeTax>\\s*<ram:CalculatedAmount>(?:(?!</ram:ApplicableTradeTax>)[\\s\\S])*<ram:CategoryCode>${code}<[\\s\\S]*?</ram:ApplicableTradeTax>`,
      ),
      '',
    ],
    [`BR-${code}-02`]: [/schemeID="VA">DE123456789/, '>DE123456789'],
    [`BR-${code}-05`]: [
      new RegExp(`(<ram:CategoryCode>${code}</ram:CategoryCode>\\s*<ram:RateApplicablePercent>)[^<]*`),
      code === 'S' ? '$10' : '$15',
    ],
    [`BR-${code}-08`]: [new RegExp(part), '<ram:BasisAmount>9'],
    [`BR-${code}-09`]: [
      new RegExp(
        `<ram:CalculatedAmount>(?=[^<]*</ram:CalculatedAmount>\\s*<ram:TypeCode>VAT</ram:TypeCode>\\s*(?:<ram:ExemptionReason>[^<]*</ram:ExemptionReason>\\s*)?${part})`,
      ),
      '<ram:CalculatedAmount>9',
    ],
    [`BR-${code}-10`]: [new RegExp(reason), `$1${other}$2`],
  }
}

test('each rule is broken by its own fault, so that none of them holds whatever an invoice says', async () => {
  const line = { price: 11900, count: 1, mode: 'standard' as const, rate: 'standard' as const }
  const xmlOf = async (lines: Bought['lines'], rates: Bought['rates']) =>
    (await eInvoiceXml(
      invoiceOf({
        lines,
        rates,
        shipping: 590,
        wrap: 0,
        language: 'de',
        isPaid: false,
        isCollection: false,
        payment: 2,
        address: { company: 'Muster AG', vat_id: 'ATU12345678', country_code: 'AT', zip_code: '1010' },
      }),
    )) ?? ''
  const rates = { standard: 19, reduced: 0 }
  const sound = await xmlOf([line, { ...line, rate: 'reduced' }, { ...line, mode: 'margin' }], rates)
  expect(ruleProblems(sound)).toEqual([])
  const faults = { ...FAULTS, ...faultsOf('S'), ...faultsOf('Z'), ...faultsOf('E') }
  expect(Object.keys(faults).toSorted()).toEqual(Object.keys(rules).toSorted())
  const unseen = Object.entries(faults).filter(([id, [found, instead]]) => {
    const broken = sound.replace(found, instead)
    return broken === sound || !ruleProblems(broken).includes(id)
  })
  expect(unseen.map(([id]) => id)).toEqual([])
})
