import type { Language } from '#domain/texts/language.ts'
import type { PersonWords } from './paper-words.ts'
import { germanPersonWords } from './person-words-de.ts'
import { englishPersonWords } from './person-words-en.ts'
import { frenchPersonWords } from './person-words-fr.ts'

/** The words of the paper for a person, in each language. */
export const personWords: Readonly<Record<Language, PersonWords>> = {
  de: germanPersonWords,
  en: englishPersonWords,
  fr: frenchPersonWords,
}

/** What says nothing to a person: keys of other records, hashes, and how a mail looks and was delivered. The file as data has it all. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['html', 'project', 'claim', 'headers', 'id', 'uuid', 'order', 'product', 'variant', 'branch', 'sort', 'slug'],
  ...['legal_versions', 'stock_places', 'stock_taken', 'payment_method', 'shipping_method', 'body_hash', 'blocking'],
  ...['lines_changed', 'changes', 'slip'],
  ...[
    'additional_days',
    'image',
    'user',
    'api_key',
    'key',
    'line',
    'toStock',
    'fromParcel',
    'returned_sent',
    'invoice',
    'transfer',
    'withdrawal',
    'matched_order',
  ],
  ...[
    'idempotency_key',
    'address_key',
    'address_hash',
    'open_key',
    'asked_hash',
    'confirmed_hash',
    'token_hash',
    'token_expires_on',
    'leave_token',
    'mail',
    'item',
  ],
  ...[
    'message_id',
    'attachments',
    'confidential',
    'due_on',
    'attempts',
    'claimed_until',
    'share_until',
    'progress',
    'response',
    'webhook',
    'tool',
  ],
  ...[
    'lines',
    'events',
    'payments',
    'invoices',
    'mails',
    'refunds',
    'contact_request',
    'product_request',
    'order_line',
  ],
  'subscription',
  'field',
  'cost',
  // They stand in the addresses.
  'customer_phone',
  'customer_address',
])

/** Whether a field is not told in the paper for a person. */
export const isLeftOut = (name: string): boolean => LEFT_OUT.has(name)

/** What a field is called; what the table does not have is called by its own name in words. */
export function fieldWords(language: Language, name: string): string {
  const fields: Readonly<Record<string, string>> = personWords[language].fields
  return fields[name] ?? name.replaceAll('_', ' ')
}

/** What a value of the program is called, by the field in which it stands; undefined for what people wrote. */
export function valueWords(language: Language, field: string, value: string): string | undefined {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = personWords[language].values
  return values[field.endsWith('_state') ? 'state' : field]?.[value]
}
