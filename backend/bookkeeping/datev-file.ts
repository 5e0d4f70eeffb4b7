import { lazyBerlinFormat } from '#domain/company/berlin-format.ts'
import { type Accounts, debtorsOf, revenueOf } from './accounts.ts'
import type { Booking } from './bookings.ts'
import { BOOKING_COLUMNS, isTextColumn } from './datev-columns.ts'
import { windows1252 } from './windows-1252.ts'

export interface DatevMonth {
  /** `2026-11` */
  readonly month: string
  readonly accounts: Accounts
  readonly now: Date
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Without what the format does not allow: line ends and other control characters. */
const plain = (text: string, most: number) => text.replace(/\p{C}/gu, ' ').slice(0, most)

/** What a field that papers are found by may hold. */
const found = (text: string, most: number) => text.replace(/[^\w$&%*+/-]/g, '-').slice(0, most)

/** `05,50`: rates have two digits before the comma. */
const rate = (percent: number | null) => (percent ?? 0).toFixed(2).replace('.', ',').padStart(5, '0')

const clock = lazyBerlinFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** A moment as seventeen digits of the clock in Germany. */
const seventeen = (now: Date) =>
  clock().format(now).replace(/\D/g, '') + String(now.getUTCMilliseconds()).padStart(3, '0')

const decimal = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace('.', ',')

const lastDay = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** The first day of the business year that a month lies in. */
function yearStart(month: string, start = '1'): string {
  const [year, at] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const first = Number(start)
  return `${at < first ? year - 1 : year}${String(first).padStart(2, '0')}01`
}

/** The first line: format, adviser, client and the days of the batch. */
function header({ month, accounts, now }: DatevMonth): string {
  const day = month.replace('-', '')
  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', seventeen(now), '', '"SF"', '""', '""'],
    ...[accounts.adviser, accounts.client, yearStart(month, accounts.year_start || '1')],
    ...[accounts.account_length || '4', `${day}01`, `${day}${lastDay(month)}`, quoted(`Shop ${month}`), '""'],
    ...['1', '0', '0', '"EUR"', '', '""', '', '', '""', '', '', '""', '""'],
  ].join(';')
}

function line(booking: Booking, accounts: Accounts): string {
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)/.exec(booking.date) ?? []
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimal(booking.gross),
    'Soll/Haben-Kennzeichen': booking.gross < 0 ? '"H"' : '"S"',
    'WKZ Umsatz': '"EUR"',
    Konto: debtorsOf(booking, accounts),
    'Gegenkonto (ohne BU-Schlüssel)': accounts[revenueOf(booking)] ?? '',
    Belegdatum: day + month,
    'Belegfeld 1': quoted(found(booking.paper, 36)),
    'Belegfeld 2': quoted(found(booking.order, 12)),
    Buchungstext: quoted(plain(booking.customer, 60)),
    ...(booking.kind === 'abroad' && {
      'EU-Land u. UStID (Bestimmung)': quoted(booking.country),
      'EU-Steuersatz (Bestimmung)': rate(booking.percent),
    }),
  }
  return BOOKING_COLUMNS.map((name) => cells[name] ?? (isTextColumn(name) ? '""' : '')).join(';')
}

/** A month's bookings as a batch that DATEV reads (EXTF 700, format 13): who owes at turnover, a credit note the other way round. */
export function datevFile(bookings: readonly Booking[], facts: DatevMonth): Buffer {
  const lines = [
    header(facts),
    BOOKING_COLUMNS.join(';'),
    ...bookings.filter(({ gross }) => gross !== 0).map((booking) => line(booking, facts.accounts)),
  ]
  return windows1252(lines.map((text) => `${text}\r\n`).join(''))
}
