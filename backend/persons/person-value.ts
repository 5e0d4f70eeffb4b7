import { lazyBerlinFormat } from '#domain/company/berlin-format.ts'
import { formatMoney } from '#domain/money/money.ts'

const moments = lazyBerlinFormat('de-DE', { dateStyle: 'long', timeStyle: 'short' })

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Fields that hold cents. */
const MONEY: readonly string[] = [
  ...[
    'goods',
    'shipping',
    'wrap',
    'total',
    'tax',
    'net',
    'paid',
    'refunded',
    'price_brutto',
    'total_brutto',
    'amount',
    'margin',
  ],
  'credited',
]

/** Fields that are so or not; one of the databases keeps them as numbers. */
const FLAGS: readonly string[] = [
  'present_wrap',
  'is_collection',
  'no_invitation',
  'excludes_withdrawal',
  'verified',
  'prolonged',
]

/** Words of the program, by the field in which they stand. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tax_mode: { standard: 'mit Umsatzsteuer', margin: 'Differenzbesteuerung' },
  language: { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' },
  actor: {
    customer: 'Kundin oder Kunde',
    staff: 'Mitarbeitende',
    system: 'das Programm',
    provider: 'Zahlungsanbieter',
  },
  state: {
    received: 'eingegangen',
    awaiting_payment: 'wartet auf Zahlung',
    paid: 'bezahlt',
    shipped: 'versandt',
    in_preparation: 'in Vorbereitung',
    ready_for_collection: 'liegt bereit',
    completed: 'abgeschlossen',
    cancelled: 'storniert',
    refunded: 'erstattet',
    matched: 'zugeordnet',
    rejected: 'abgelehnt',
    sent: 'gesendet',
    kept: 'aufbewahrt',
    waiting: 'wartet',
    failed: 'nicht zugestellt',
  },
  kind: {
    state: 'Schritt',
    payment: 'Zahlung',
    refund: 'Erstattung',
    mail: 'E-Mail',
    note: 'Notiz',
    invoice: 'Rechnung',
    credit_note: 'Rechnungskorrektur',
  },
}

const wordsOf = (field: string) => WORDS[field.endsWith('_state') ? 'state' : field]

/** A value of a record for a person to read: cents as euro, moments by the clock of the shop, the program's words in German. */
export function personValue(field: string, value: unknown): string {
  if (MONEY.includes(field) && typeof value === 'number') return formatMoney(value, 'de')
  if (FLAGS.includes(field)) return value === true || value === 1 ? 'ja' : 'nein'
  const text = String(value)
  return MOMENT.test(text) ? moments().format(new Date(text)) : (wordsOf(field)?.[text] ?? text)
}
