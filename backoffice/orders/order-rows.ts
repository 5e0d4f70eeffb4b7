import type { Row } from '#sdk/sdk.ts'

/** The columns of the file for the tax adviser. */
export const orderHead = [
  'Bestellnummer',
  'Datum',
  'Status',
  'Kunde',
  'Land',
  'Zahlungsart',
  'Netto',
  'Steuersatz %',
  'Steuer',
  'Brutto',
  'Bezahlt',
  'Erstattet',
  'Rechnungen',
]

export const orderExportFields = [
  'number',
  'created_on',
  'state',
  'shipping_address',
  'invoice_address',
  'payment_name',
  'net',
  'tax_percent',
  'tax',
  'total',
  'paid',
  'refunded',
  'invoices.number',
]

const amount = (value: unknown): string =>
  Number(value ?? 0)
    .toFixed(2)
    .replace('.', ',')

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/** One order as a line: amounts with a comma, the day as it was in Germany. */
export function orderRow(order: Row): string[] {
  const address = (order.invoice_address ?? order.shipping_address ?? {}) as Record<string, string | null>
  const customer = [address.company, address.first_name, address.last_name].filter(Boolean).join(' ')
  const invoices = (order.invoices ?? []) as { number: string }[]
  return [
    String(order.number),
    day.format(new Date(String(order.created_on))),
    String(order.state),
    customer,
    String(address.country_code ?? ''),
    String(order.payment_name),
    amount(order.net),
    String(order.tax_percent).replace('.', ','),
    amount(order.tax),
    amount(order.total),
    amount(order.paid),
    amount(order.refunded),
    invoices.map(({ number }) => number).join(' '),
  ]
}
