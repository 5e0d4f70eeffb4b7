import { expect, test } from 'vitest'
import { checkWords } from './word-check.ts'

const told = (text: string) => checkWords(text).map(({ rule, word }) => `${rule}: ${word}`)

test.each([
  ['<p>Streit? <a href="https://ec.europa.eu/consumers/odr">Zur Plattform</a></p>', 'odr: ec.europa.eu/consumers/odr'],
  ['See the ODR platform.', 'odr: ODR platform'],
  ['Nachhaltige Uhren', 'green: Nachhaltige'],
  ['<p>klima&shy;neutral</p>', 'green: klimaneutral'],
  ['CO2-neutral gefertigt', 'green: CO2-neutral'],
  ['unsere umweltfreundliche Schatulle', 'green: umweltfreundliche'],
  ['An eco-friendly strap', 'green: eco-friendly'],
  ['A sustainable choice', 'green: sustainable'],
  ['Un bracelet respectueux de l’environnement', 'green: respectueux de l’environnement'],
  ['Montre neutre en carbone', 'green: neutre en carbone'],
  ['Wir liefern in der Regel in drei Wochen.', 'delivery: in der Regel'],
  ['Delivery usually takes 3 days.', 'delivery: usually'],
  ['La livraison prend généralement 3 jours.', 'delivery: généralement'],
  ['Mit lebenslanger Garantie', 'guarantee: lebenslanger Garantie'],
  ['Die beste Garantie der Branche', 'guarantee: beste Garantie'],
  ['with a lifetime guarantee', 'guarantee: lifetime guarantee'],
  ['garantie à vie', 'guarantee: garantie à vie'],
])('%s is warned of', (text, finding) => {
  expect(told(text)).toEqual([finding])
})

test.each([
  'Ein grünes Zifferblatt, grüner Jade und Smaragd',
  'Lieferzeit 2–4 Werktage',
  'In der Regel sind wir samstags da. Wir liefern in 3 Tagen.',
  'Die gesetzliche Gewährleistung gilt zwei Jahre.',
  'La garantie légale, sur support durable',
  'Aus 100 % recyceltem Gold',
  'Garantie des Herstellers: 5 Jahre',
])('%s is not', (text) => {
  expect(told(text)).toEqual([])
})

test('words that stand in a text twice are told once', () => {
  expect(told('Nachhaltig und nachhaltig')).toHaveLength(1)
})
