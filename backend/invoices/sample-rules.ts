import { ciiOf, type Place } from './sample-cii.ts'

const AGREEMENT = 'SupplyChainTradeTransaction.ApplicableHeaderTradeAgreement'
const SELLER = `${AGREEMENT}.SellerTradeParty`
const BUYER = `${AGREEMENT}.BuyerTradeParty`
const SHIP_TO = 'SupplyChainTradeTransaction.ApplicableHeaderTradeDelivery.ShipToTradeParty'
const SETTLEMENT = 'SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement'
const SUMS = `${SETTLEMENT}.SpecifiedTradeSettlementHeaderMonetarySummation`
const LINES = 'SupplyChainTradeTransaction.IncludedSupplyChainTradeLineItem'
const LINE_TAX = 'SpecifiedLineTradeSettlement.ApplicableTradeTax'
const LINE_NET = 'SpecifiedLineTradeSettlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount'
const PRICE = 'SpecifiedLineTradeAgreement.NetPriceProductTradePrice'
const MEANS = `${SETTLEMENT}.SpecifiedTradeSettlementPaymentMeans`
const ACCOUNT = 'PayeePartyCreditorFinancialAccount'

type Rule = (invoice: Place) => boolean

const has =
  (...paths: string[]): Rule =>
  (invoice) =>
    paths.every((path) => invoice.text(path) !== '')

/** Holds where it holds at each of these elements. */
const each =
  (path: string, rule: Rule): Rule =>
  (invoice) =>
    invoice.all(path).every(rule)

const sum = (places: readonly Place[], path: string) => places.reduce((total, one) => total + one.cents(path), 0)

const breakdown = (invoice: Place) => invoice.all(`${SETTLEMENT}.ApplicableTradeTax`)

/** An amount that may be missing. */
const centsOrNone = (invoice: Place, path: string) => (invoice.text(path) === '' ? 0 : invoice.cents(path))

const hasTaxNumber = (party: Place, ...schemes: string[]) =>
  party.all('SpecifiedTaxRegistration.ID').some((id) => schemes.includes(id.attribute('schemeID')) && id.text() !== '')

const rateIn = (tax: Place) => tax.text('RateApplicablePercent')

/** The rules on a category of VAT of this code: `rate` says which rates it has, `tax` how much of them, `reason` whether it needs one. */
function category(code: string, rate: (percent: string) => boolean, hasReason: boolean): Record<string, Rule> {
  const linesOf = (invoice: Place) =>
    invoice.all(LINES).filter((line) => line.text(`${LINE_TAX}.CategoryCode`) === code)
  const partsOf = (invoice: Place) => breakdown(invoice).filter((part) => part.text('CategoryCode') === code)
  const isTaxed = code === 'S'
  const holds =
    (rule: (part: Place, invoice: Place) => boolean): Rule =>
    (invoice) =>
      partsOf(invoice).every((part) => rule(part, invoice))
  return {
    [`BR-${code}-01`]: (invoice) => {
      const rates = new Set(linesOf(invoice).map((line) => line.text(`${LINE_TAX}.RateApplicablePercent`)))
      return isTaxed ? partsOf(invoice).length === rates.size : partsOf(invoice).length === Math.min(1, rates.size)
    },
    [`BR-${code}-02`]: (invoice) =>
      linesOf(invoice).length === 0 || invoice.all(SELLER).every((seller) => hasTaxNumber(seller, 'VA', 'FC')),
    [`BR-${code}-05`]: (invoice) =>
      linesOf(invoice).every((line) => rate(line.text(`${LINE_TAX}.RateApplicablePercent`))),
    [`BR-${code}-08`]: holds(
      (part, invoice) =>
        part.cents('BasisAmount') ===
        sum(
          linesOf(invoice).filter(
            (line) => !isTaxed || line.text(`${LINE_TAX}.RateApplicablePercent`) === rateIn(part),
          ),
          LINE_NET,
        ),
    ),
    // Of gross prices the tax is taken out first, so that a cent may be between it and what the net would give.
    [`BR-${code}-09`]: holds((part) =>
      isTaxed
        ? Math.abs(part.cents('CalculatedAmount') - (part.cents('BasisAmount') * Number(rateIn(part))) / 100) <= 1
        : part.cents('CalculatedAmount') === 0,
    ),
    [`BR-${code}-10`]: holds(
      (part) => (part.text('ExemptionReason') + part.text('ExemptionReasonCode') !== '') === hasReason,
    ),
  }
}

/**
 * The business rules of EN 16931 by their numbers, as far as they say something of what our invoices have: no allowances, charges, attachments,
 * payees, representatives, direct debits and cards. In our own words; CEN's artefacts are under EUPL.
 */
export const rules: Readonly<Record<string, Rule>> = {
  'BR-01': has('ExchangedDocumentContext.GuidelineSpecifiedDocumentContextParameter.ID'),
  'BR-02': has('ExchangedDocument.ID'),
  'BR-03': has('ExchangedDocument.IssueDateTime.DateTimeString'),
  'BR-04': has('ExchangedDocument.TypeCode'),
  'BR-05': has(`${SETTLEMENT}.InvoiceCurrencyCode`),
  'BR-06': has(`${SELLER}.Name`),
  'BR-07': has(`${BUYER}.Name`),
  'BR-08': (invoice) => invoice.all(`${SELLER}.PostalTradeAddress`).length === 1,
  'BR-09': has(`${SELLER}.PostalTradeAddress.CountryID`),
  'BR-10': (invoice) => invoice.all(`${BUYER}.PostalTradeAddress`).length === 1,
  'BR-11': has(`${BUYER}.PostalTradeAddress.CountryID`),
  'BR-12': has(`${SUMS}.LineTotalAmount`),
  'BR-13': has(`${SUMS}.TaxBasisTotalAmount`),
  'BR-14': has(`${SUMS}.GrandTotalAmount`),
  'BR-15': has(`${SUMS}.DuePayableAmount`),
  'BR-16': (invoice) => invoice.all(LINES).length > 0,
  'BR-21': each(LINES, has('AssociatedDocumentLineDocument.LineID')),
  'BR-22': each(LINES, has('SpecifiedLineTradeDelivery.BilledQuantity')),
  'BR-23': each(`${LINES}.SpecifiedLineTradeDelivery.BilledQuantity`, (count) => count.attribute('unitCode') !== ''),
  'BR-24': each(LINES, has(LINE_NET)),
  'BR-25': each(LINES, has('SpecifiedTradeProduct.Name')),
  'BR-26': each(LINES, has(`${PRICE}.ChargeAmount`)),
  'BR-27': each(`${LINES}.${PRICE}`, (price) => Number(price.text('ChargeAmount')) >= 0),
  'BR-45': (invoice) => breakdown(invoice).every(has('BasisAmount')),
  'BR-46': (invoice) => breakdown(invoice).every(has('CalculatedAmount')),
  'BR-47': (invoice) => breakdown(invoice).every(has('CategoryCode')),
  'BR-48': (invoice) => breakdown(invoice).every(has('RateApplicablePercent')),
  'BR-49': each(MEANS, has('TypeCode')),
  'BR-50': each(`${MEANS}.${ACCOUNT}`, has('IBANID')),
  'BR-55': each(`${SETTLEMENT}.InvoiceReferencedDocument`, has('IssuerAssignedID')),
  'BR-57': each(`${SHIP_TO}.PostalTradeAddress`, has('CountryID')),
  'BR-61': each(
    MEANS,
    (means) => !['30', '58'].includes(means.text('TypeCode')) || means.text(`${ACCOUNT}.IBANID`) !== '',
  ),
  'BR-62': each(`${SELLER}.URIUniversalCommunication.URIID`, (id) => id.attribute('schemeID') !== ''),
  'BR-63': each(`${BUYER}.URIUniversalCommunication.URIID`, (id) => id.attribute('schemeID') !== ''),
  'BR-CO-04': each(LINES, has(`${LINE_TAX}.CategoryCode`)),
  'BR-CO-09': each(`${AGREEMENT}`, (agreement) =>
    ['SellerTradeParty', 'BuyerTradeParty']
      .flatMap((party) => agreement.all(`${party}.SpecifiedTaxRegistration.ID`))
      .every((id) => id.attribute('schemeID') !== 'VA' || /^[A-Z]{2}/.test(id.text())),
  ),
  'BR-CO-10': (invoice) => invoice.cents(`${SUMS}.LineTotalAmount`) === sum(invoice.all(LINES), LINE_NET),
  'BR-CO-13': (invoice) => invoice.cents(`${SUMS}.TaxBasisTotalAmount`) === invoice.cents(`${SUMS}.LineTotalAmount`),
  'BR-CO-14': (invoice) => invoice.cents(`${SUMS}.TaxTotalAmount`) === sum(breakdown(invoice), 'CalculatedAmount'),
  'BR-CO-15': (invoice) =>
    invoice.cents(`${SUMS}.GrandTotalAmount`) ===
    invoice.cents(`${SUMS}.TaxBasisTotalAmount`) + invoice.cents(`${SUMS}.TaxTotalAmount`),
  'BR-CO-16': (invoice) =>
    invoice.cents(`${SUMS}.DuePayableAmount`) ===
    invoice.cents(`${SUMS}.GrandTotalAmount`) - centsOrNone(invoice, `${SUMS}.TotalPrepaidAmount`),
  'BR-CO-18': (invoice) => breakdown(invoice).length > 0,
  'BR-CO-25': (invoice) =>
    invoice.cents(`${SUMS}.DuePayableAmount`) <= 0 ||
    invoice.all(`${SETTLEMENT}.SpecifiedTradePaymentTerms`).some((terms) => terms.text('Description') !== ''),
  'BR-CO-26': each(
    SELLER,
    (seller) =>
      ['ID', 'GlobalID', 'SpecifiedLegalOrganization.ID'].some((path) => seller.text(path) !== '') ||
      hasTaxNumber(seller, 'VA'),
  ),
  'BR-DEC': (invoice) =>
    ['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'].every((name) =>
      Number.isInteger(invoice.cents(`${SUMS}.${name}`)),
    ) &&
    invoice.all(LINES).every((line) => Number.isInteger(line.cents(LINE_NET))) &&
    breakdown(invoice).every((part) =>
      ['BasisAmount', 'CalculatedAmount'].every((name) => Number.isInteger(part.cents(name))),
    ),
  'BR-CL-01': (invoice) => ['380', '381'].includes(invoice.text('ExchangedDocument.TypeCode')),
  'BR-CL-04': (invoice) => invoice.text(`${SETTLEMENT}.InvoiceCurrencyCode`) === 'EUR',
  'BR-CL-14': (invoice) =>
    [SELLER, BUYER, SHIP_TO].every((party) =>
      invoice.all(`${party}.PostalTradeAddress.CountryID`).every((id) => /^[A-Z]{2}$/.test(id.text())),
    ),
  'BR-CL-17': (invoice) => breakdown(invoice).every((part) => ['S', 'Z', 'E'].includes(part.text('CategoryCode'))),
  ...category('S', (percent) => Number(percent) > 0, false),
  ...category('Z', (percent) => Number(percent) === 0, false),
  ...category('E', (percent) => Number(percent) === 0, true),
}

/** The numbers of the rules that an invoice breaks; none where it fits. For tests. */
export function ruleProblems(xml: string): string[] {
  const invoice = ciiOf(xml)
  return Object.entries(rules).flatMap(([id, holds]) => (holds(invoice) ? [] : [id]))
}
