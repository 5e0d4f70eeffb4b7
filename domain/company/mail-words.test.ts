import { expect, test } from 'vitest'
import { innerWords, placeholdersOf, writtenWords, wrongMailWords } from './mail-words.ts'

const shipped = (subject: string, message: string) => wrongMailWords('order_shipped', { subject, message })

test('words of a mail name its values in double braces, and nothing else', () => {
  expect(shipped('Unterwegs: {{nummer}}', 'Liebe/r {{ name }}, sie kommt.')).toEqual([])
  expect(shipped('{{betrag}}', 'Guten Tag {{vorname}}')).toEqual([
    { field: 'subject', problem: 'unknown', name: 'betrag' },
    { field: 'message', problem: 'unknown', name: 'vorname' },
  ])
  expect(shipped('Ihre {nummer}', '{{name')).toMatchObject([
    { field: 'subject', problem: 'braces', name: '{nummer}' },
    { field: 'message', problem: 'braces' },
  ])
})

test('a mail about money names the amount, and one about a withdrawal its moment', () => {
  expect(wrongMailWords('order_refunded', { subject: '', message: 'Ihr Geld kommt.' })).toEqual([
    { field: 'message', problem: 'missing', name: 'betrag' },
  ])
  expect(wrongMailWords('order_refunded', { subject: 'Ihr Geld', message: '' })).toEqual([])
  expect(placeholdersOf('withdrawal_receipt').must).toEqual(['zeitpunkt'])
})

test('what a shopkeeper writes and what the program fills are the same words', () => {
  const words = 'Guten Tag {name},\nBestellung {number} über {total}'
  expect(writtenWords(words)).toBe('Guten Tag {{name}},\nBestellung {{nummer}} über {{summe}}')
  expect(innerWords(writtenWords(words))).toBe(words)
  expect(innerWords('{{toString}}')).toBe('{{toString}}')
})
