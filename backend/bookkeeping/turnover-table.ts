import type { Booking } from './bookings.ts'

const HEAD = ['Zahlungsart', 'Steuer', 'Land', 'Beleg', 'Datum', 'Bestellung', 'Kunde', 'Netto', 'Steuer €', 'Brutto']

const PAYMENTS: Readonly<Record<Booking['payment'], string>> = {
  prepayment: 'Vorkasse',
  invoice: 'Rechnung',
  cash_on_collection: 'Barzahlung',
  paypal: 'PayPal',
  klarna: 'Klarna',
}

const taxOf = ({ kind, percent }: Booking): string => {
  if (kind === 'margin') return '§ 25a UStG'
  return kind === 'exempt' ? '§ 19 UStG' : `${String(percent).replace('.', ',')} %`
}

const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

const groupOf = (booking: Booking) => [PAYMENTS[booking.payment], taxOf(booking), booking.country]

type Sums = Pick<Booking, 'net' | 'tax' | 'gross'>

const add = (a: Sums, b: Sums): Sums => ({ net: a.net + b.net, tax: a.tax + b.tax, gross: a.gross + b.gross })

const NOTHING: Sums = { net: 0, tax: 0, gross: 0 }

const amounts = ({ net, tax, gross }: Sums) => [euro(net), euro(tax), euro(gross)]

/** A month's turnover by way of payment, VAT and country: each paper, the sum of each group, and that of all. */
export function turnoverTable(bookings: readonly Booking[]): string[][] {
  const groups = new Map<string, Booking[]>()
  for (const booking of bookings) {
    const key = groupOf(booking).join('|')
    groups.set(key, [...(groups.get(key) ?? []), booking])
  }
  const rows = [...groups.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b, 'de'))
    .flatMap(([key, own]) => [
      ...own.map((booking) => [
        ...groupOf(booking),
        ...[booking.paper, booking.date, booking.order, booking.customer],
        ...amounts(booking),
      ]),
      [...key.split('|'), 'Summe', '', '', '', ...amounts(own.reduce(add, NOTHING))],
    ])
  return [HEAD, ...rows, ['Alle', '', '', 'Summe', '', '', '', ...amounts(bookings.reduce(add, NOTHING))]]
}
