import { expect, test } from 'vitest'
import { foundRecord } from './found-record.ts'

const trace = (place: 'order' | 'newsletter' | 'contact_request' | 'mail', row: Record<string, string>) => ({
  ...{ place, id: 1, parts: {} },
  row: { created_on: '2026-11-23T09:00:00.000Z', ...row },
})

test('a record is told from others by its number, its subject or its goods, and never by a word of the program', () => {
  expect(foundRecord(trace('order', { number: '2026-00012', state: 'shipped' })).label).toBe('2026-00012')
  expect(foundRecord(trace('mail', { subject: 'Ihre Bestellung', state: 'sent' })).label).toBe('Ihre Bestellung')
  expect(foundRecord(trace('newsletter', { state: 'pending' })).label).toBe('')
  expect(foundRecord(trace('contact_request', { state: 'new' })).label).toBe('')
})
