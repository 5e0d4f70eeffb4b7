import { expect, test } from 'vitest'
import { type GaranFacts, garanOf } from './garan.ts'

const facts = (garan_years: number | null, change: Partial<GaranFacts> = {}): GaranFacts => ({
  garan_years,
  garan_brand: null,
  garan_model: null,
  garan_label: null,
  guarantee_terms_url: null,
  ...change,
})

test('a product has its own guarantee, else that of its brand, and never parts of both', () => {
  const brand = facts(5, { garan_label: 'label of five years', guarantee_terms_url: 'brand.example' })
  expect(garanOf(facts(8), brand)).toEqual(facts(8))
  expect(garanOf(facts(null, { garan_model: 'Bahnzeit' }), brand)).toBe(brand)
})

test('what lasts no longer than the legal guarantee is none, and without years nothing is said', () => {
  expect(garanOf(facts(2), facts(5))).toBeUndefined()
  expect(garanOf(facts(null, { garan_label: 'a label' }), facts(null))).toBeUndefined()
  expect(garanOf(facts(null), null)).toBeUndefined()
})
