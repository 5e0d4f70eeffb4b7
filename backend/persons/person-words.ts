import type { PlaceName } from './trace-places.ts'

/** What each place is called in the file for a person, with what it is kept for (Art. 15 (1) (a) to (d) GDPR). */
export const placeWords: Readonly<Record<PlaceName, { readonly heading: string; readonly purpose: string }>> = {
  order: {
    heading: 'Bestellungen',
    purpose:
      'Zur Erfüllung des Vertrags (Art. 6 Abs. 1 Buchst. b DSGVO) und weil Steuer- und Handelsrecht es verlangen (Buchst. c).',
  },
  withdrawal: {
    heading: 'Widerrufe',
    purpose: 'Zur Bearbeitung des Widerrufs (§§ 355 ff. BGB, Art. 6 Abs. 1 Buchst. b, c DSGVO).',
  },
  contact_request: { heading: 'Nachrichten', purpose: 'Zur Beantwortung (Art. 6 Abs. 1 Buchst. b, f DSGVO).' },
  product_request: { heading: 'Anfragen zu Produkten', purpose: 'Zur Beantwortung (Art. 6 Abs. 1 Buchst. b DSGVO).' },
  reservation: {
    heading: 'Reservierungen',
    purpose: 'Um Stücke auf Wunsch zurückzulegen (Art. 6 Abs. 1 Buchst. b DSGVO).',
  },
  rating: { heading: 'Bewertungen', purpose: 'Zur Veröffentlichung auf Wunsch (Art. 6 Abs. 1 Buchst. a, f DSGVO).' },
  rating_report: {
    heading: 'Meldungen zu Bewertungen',
    purpose: 'Zur Prüfung der Meldung (Art. 16 DSA, Art. 6 Abs. 1 Buchst. c DSGVO).',
  },
  newsletter: {
    heading: 'Newsletter',
    purpose: 'Versand und Nachweis der Einwilligung (Art. 6 Abs. 1 Buchst. a, Art. 7 Abs. 1 DSGVO).',
  },
  consent: { heading: 'Einwilligungen auf der Website', purpose: 'Nachweis der Einwilligung (Art. 7 Abs. 1 DSGVO).' },
  mail: { heading: 'E-Mails', purpose: 'Versandte E-Mails; solche zu Bestellungen sind Handelsbriefe (§ 257 HGB).' },
  history: { heading: 'Verlauf', purpose: 'Frühere Fassungen geänderter Einträge.' },
  bin: { heading: 'Papierkorb', purpose: 'Gelöschte Einträge, die 30 Tage lang zurückgeholt werden können.' },
}

const FIELDS: Readonly<Record<string, string>> = {
  number: 'Nummer',
  state: 'Status',
  language: 'Sprache',
  name: 'Name',
  email: 'E-Mail',
  customer_email: 'E-Mail',
  customer_name: 'Name',
  phone: 'Telefon',
  message: 'Nachricht',
  created_on: 'Angelegt am',
  received_on: 'Eingegangen am',
  expires_on: 'Wird gelöscht am',
  shipping_address: 'Lieferanschrift',
  invoice_address: 'Rechnungsanschrift',
  first_name: 'Vorname',
  last_name: 'Nachname',
  street: 'Straße',
  zip_code: 'Postleitzahl',
  city: 'Ort',
  total: 'Summe (Cent)',
  subject: 'Betreff',
  text: 'Text',
  recipient_address: 'An',
  ecommerce_order_line: 'Position',
  ecommerce_order_event: 'Ereignis',
  ecommerce_invoice: 'Beleg',
  ecommerce_refund: 'Erstattung',
  ecommerce_payment_attempt: 'Zahlung',
  newsletter_event: 'Nachweis',
}

/** What a field is called; what the table does not have is called by its own name in words. */
export const fieldWords = (name: string): string => FIELDS[name] ?? name.replaceAll('_', ' ')
