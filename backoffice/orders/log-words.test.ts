import { expect, test } from 'vitest'
import { noteWords, renamedGoods } from './log-words.ts'
import { sampleOrder } from './sample-order.ts'

test.each([
  [
    'Widerruf eines Teils: 1.290,00\u00a0€ nicht mehr zu zahlen: Gern',
    'Withdrawal from a part: €1,290.00 not owed any more: Gern',
  ],
  [
    'Widerruf, erklärt von Petra Müller (petra@example.org):\nIch widerrufe.',
    'Withdrawal, declared by Petra Müller (petra@example.org):\nIch widerrufe.',
  ],
  ['290,90\u00a0€ → 170,90\u00a0€', '€290.90 → €170.90'],
  ['Konto für die Rückzahlung genannt (endet auf 0189)', 'Account for the refund named (ends in 0189)'],
  ['Berichtigt (Art. 16 DSGVO): email', 'Corrected (Art. 16 GDPR): E-mail'],
  ['Kundin ruft an', 'Kundin ruft an'],
])('what the program notes in an order is read in English by who works in English: %#', (message, english) => {
  expect(noteWords(message, 'en')).toBe(english)
})

test('German notes stay as they are for who works in German, fields by their labels', () => {
  expect(noteWords('290,90\u00a0€ → 170,90\u00a0€', 'de')).toBe('290,90\u00a0€ → 170,90\u00a0€')
  expect(noteWords('Berichtigt (Art. 16 DSGVO): email', 'de')).toBe('Berichtigt (Art. 16 DSGVO): E-Mail')
})

test('goods of a parcel and of changed lines are called as who reads the log calls them', () => {
  const [line] = sampleOrder().lines
  if (!line) throw new Error('The order has no line.')
  const lines = (display_name: string, variant_name: string) => ({ lines: [{ ...line, display_name, variant_name }] })
  const renamed = renamedGoods(lines('Dag 38', 'schwarz'), lines('Dag 38', 'black'))
  expect(renamed('1 × Dag 38, schwarz\nDHL 1\nDag 38, schwarz: 2 → 1 ×')).toBe(
    '1 × Dag 38, black\nDHL 1\nDag 38, black: 2 → 1 ×',
  )
})
