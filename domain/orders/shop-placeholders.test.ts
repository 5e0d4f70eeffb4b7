import { expect, test } from 'vitest'
import { shopPlaceholders, unknownPlaceholders, withSettings } from './shop-placeholders.ts'
import type { ShopTerms } from './shop-terms.ts'

const plainWay = {
  ...{ cents: 590, days: 2, countries: [], payments: [] },
  isCollection: false,
  least: null,
  most: null,
}

const terms: ShopTerms = {
  countries: ['Deutschland', 'Österreich'],
  shippings: [
    { name: 'Abholung', ...plainWay, cents: 0, days: 0, isCollection: true, payments: [1, 3] },
    { name: 'Paket <Insel>', ...plainWay, countries: ['Deutschland'], most: 250_000, payments: [1, 2] },
    { name: 'Ausland', ...plainWay, cents: 1690, days: 4, countries: ['Österreich'], payments: [1] },
  ],
  payments: [
    { id: 1, least: null, most: null },
    { id: 2, least: 2000, most: 150_000 },
    { id: 3, least: null, most: null },
  ],
  wrapPrice: 490,
  cashLimit: 200_000,
  prepaymentDays: 7,
  acceptanceDays: 1,
  isSmallBusiness: false,
}

const filled = (html: string, change: Partial<ShopTerms> = {}) =>
  withSettings(html, { ...terms, ...change }, 'de').replaceAll('\u00a0', ' ')

test('a placeholder alone in its paragraph becomes a list, and within a sentence its lines follow each other', () => {
  expect(filled('<p>{{versandarten}}</p>')).toBe(
    '<ul>\n<li>Abholung: kostenlos</li>\n<li>Paket &lt;Insel&gt; (Deutschland): 5,90 €, für Waren bis 2.500,00 €</li>\n<li>Ausland (Österreich): 16,90 €, 2 Werktage länger als beim Artikel angegeben</li>\n</ul>',
  )
  expect(filled('<p>Zahlung: {{ zahlungsarten }}.</p>')).toBe(
    '<p>Zahlung: Vorkasse; Rechnung (nur Deutschland): für Bestellungen ab 20,00 €, für Bestellungen bis 1.500,00 €; Barzahlung bei Abholung: für Bestellungen bis 2.000,00 €.</p>',
  )
})

test('days, prices and limits are words that stand in a sentence', () => {
  expect(filled('{{geschenkverpackung}}, {{vorkasse_tage}}, {{annahme_tage}}, {{rechnung_bis}}, {{bar_bis}}')).toBe(
    '4,90 €, 7 Tage, 1 Tag, bis 1.500,00 €, bis 2.000,00 €',
  )
  expect(filled('{{rechnung_bis}}, {{geschenkverpackung}}', { payments: [], wrapPrice: null })).toBe(
    'ohne Obergrenze, nicht angeboten',
  )
  expect(filled('{{geschenkverpackung}}', { wrapPrice: 0 })).toBe('kostenlos')
})

test('whether prices include VAT is a sentence that follows the switch of small businesses (§ 19 UStG)', () => {
  expect(filled('<p>{{umsatzsteuer}}.</p>')).toBe('<p>Alle Preise enthalten die gesetzliche Umsatzsteuer.</p>')
  expect(filled('{{umsatzsteuer}}', { isSmallBusiness: true })).toBe(
    'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet',
  )
})

test('a shop whose goods are only collected names no countries that it delivers to', () => {
  const [collected] = terms.shippings
  if (!collected) throw new Error('There is no way of collection.')
  expect(filled('{{lieferlaender}}')).toBe('Deutschland, Österreich')
  expect(filled('{{lieferlaender}}', { shippings: [collected] })).toBe('derzeit keine, nur Abholung im Geschäft')
})

test('every placeholder has words in every language', () => {
  for (const language of ['de', 'en', 'fr'] as const)
    for (const name of shopPlaceholders) expect(withSettings(`{{${name}}}`, terms, language)).toMatch(/^[^{}]+$/)
})

test('what is no placeholder is named and stays as it was written', () => {
  expect(unknownPlaceholders('{{versandarten}} {{ versand }} {{constructor}} {einfach}')).toEqual([
    'versand',
    'constructor',
  ])
  expect(filled('{{constructor}}')).toBe('{{constructor}}')
})
