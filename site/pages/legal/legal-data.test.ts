import { expect, test } from 'vitest'
import type { PageRequest } from '../../data/page-request.ts'
import { legalData } from './legal-data.ts'

const company = {
  company_name: 'Juwelier Muster GmbH',
  display_name: 'Juwelier Muster',
  legal_form: 'other',
  legal_form_name: 'GmbH',
  addresses: [{ street: 'Hauptstraße', number: '1', zip_code: '20095', city: 'Hamburg' }],
  emails: [],
  numbers: [],
  executives: [{ name: 'Anna Muster', sort: 1 }],
  registers: [],
  translations: [],
}

const request = {
  sdk: { items: (name: string) => ({ first: async () => (name === 'company' ? company : null) }) },
  project: { domain: 'muster.example', display_name: 'Juwelier Muster', translations: [], share_image: null },
  language: 'en',
  first: 'de',
  log: () => {},
} as unknown as PageRequest

test('imprint and privacy are there with the company’s data even where editors have written neither', async () => {
  const imprint = await legalData(request, 'imprint')
  expect([imprint?.data.heading, imprint?.meta.title]).toEqual(['Imprint', 'Imprint'])
  expect(JSON.stringify(imprint?.data.facts)).toContain('Anna Muster')
  expect((await legalData(request, 'privacy'))?.data.heading).toBe('Privacy')
})

test('any other legal page exists only once it is written', async () => {
  expect(await legalData(request, 'terms')).toBeNull()
})
