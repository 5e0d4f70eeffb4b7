import { expect, test } from 'vitest'
import type { CompanyRow, LegalRow } from '../data/rows.ts'
import { type LegalBlockId, legalBlocks } from './legal-blocks-view.ts'

const project = { languages: [], translations: [] }
const request = { language: 'de' as const, first: 'de' as const, log: () => {}, project }

const legal = {
  data_protection_commissioner: {
    name: 'Dr. Anneliese Kroog',
    street: 'Brooksteg',
    number: '18',
    zip_code: '20457',
    city: 'Hamburg',
    phone_number: '040 66969 310',
    email: 'datenschutz@kroog.example',
  },
  rolex_area: true,
  translations: [
    { language: 'de', insurance: '<p>Versicherung</p>', additional_top_info: '<p>Hinweis</p>' },
    { language: 'en', insurance: '', additional_top_info: '<p>Note</p>' },
  ],
} as LegalRow

const company = {
  translations: [{ language: 'de', legal_authority: '<p>Kammer</p>', dispute_resolution: 'Nein.' }],
} as unknown as CompanyRow

test('blocks carry the ids and headings of the specification, in the order asked for', () => {
  const ids: LegalBlockId[] = ['additional_top_info', 'legal_authority', 'insurance', 'image_sources']
  expect(legalBlocks(ids, { legal, company }, request)).toEqual([
    { id: 'additional_top_info', heading: undefined, html: '<p>Hinweis</p>', lang: undefined },
    { id: 'legal_authority', heading: 'Aufsichtsbehörde', html: '<p>Kammer</p>', lang: undefined },
    { id: 'insurance', heading: 'Berufshaftpflichtversicherung', html: '<p>Versicherung</p>', lang: undefined },
  ])
})

test('a block whose text fell back says in which language it is', () => {
  const [insurance] = legalBlocks(['insurance'], { legal, company }, { ...request, language: 'en' })
  expect(insurance).toMatchObject({
    heading: 'Professional liability insurance',
    html: '<p>Versicherung</p>',
    lang: 'de',
  })
})

test('the data protection officer is shown with name, address, telephone and e-mail', () => {
  expect(legalBlocks(['data_protection'], { legal, company }, request)).toMatchObject([
    {
      id: 'data_protection',
      address: { name: 'Dr. Anneliese Kroog', lines: ['Brooksteg 18', '20457 Hamburg'] },
      contact: {
        phones: [{ label: 'Telefon', text: '+49\u00a040\u00a066969310', href: 'tel:+494066969310' }],
        email: { href: 'mailto:datenschutz@kroog.example' },
      },
    },
  ])
})

test('the Rolex notice stands only where the project has a Rolex area, and links to the rules of its owner', () => {
  const [notice] = legalBlocks(['rolex'], { legal, company }, request)
  expect(notice?.links?.every(({ href }) => href.startsWith('https://www.rolex.com/'))).toBe(true)
  expect(notice?.links).toHaveLength(3)
  expect(legalBlocks(['rolex'], { legal: { ...legal, rolex_area: false }, company }, request)).toEqual([])
})

test('a project without legal or company data has no blocks', () => {
  const ids: LegalBlockId[] = ['rolex', 'data_protection', 'disputes', 'legal_authority', 'insurance']
  expect(legalBlocks(ids, { legal: null, company: null }, request)).toEqual([])
})

test('a data protection officer whose values are stored as no texts is shown without them, or not at all', () => {
  const stored = (person: object) => ({ ...legal, data_protection_commissioner: person }) as unknown as LegalRow
  const shown = (person: object) => legalBlocks(['data_protection'], { legal: stored(person), company }, request)
  expect(shown({ name: { a: 1 } })).toEqual([])
  expect(shown({ name: 'Dr. Kroog', city: { a: 1 }, phone_number: 5, email: [] })).toMatchObject([
    { address: { name: 'Dr. Kroog', lines: [] }, contact: { phones: [], email: undefined } },
  ])
})
