import { expect, test } from 'vitest'
import type { PageRequest } from '../data/page-request.ts'
import type { CompanyRow } from '../data/rows.ts'
import { contactFacts, imprintFacts } from './company-facts-view.ts'

const request = {
  language: 'de',
  first: 'de',
  log: () => {},
  project: { display_name: 'Laden' },
} as unknown as PageRequest

const company = {
  company_name: 'Optik Test',
  display_name: 'Optik Test',
  legal_form: 'single',
  legal_form_name: 'e. K.',
  ust_id: 'DE123',
  vat_number: null,
  w_idnr: null,
  addresses: [{ street: 'Weg', number: '1', zip_code: '12161', city: 'Berlin', address_type: 'hq', sort: 1 }],
  emails: [{ email: 'a@b.example', primary: true }],
  numbers: [{ number: '030 23125417', type: 'phone', primary: true, sort: 1 }],
  executives: [
    { name: 'Zweite', sort: 2 },
    { name: 'Ruth Sandkamp', sort: 1 },
  ],
  registers: [{ register_type: 'Handelsregister', number: 'HRB 1', registrar: 'Amtsgericht' }],
} as unknown as CompanyRow

test('the contact block names company and legal form, address type, representatives, telephone and e-mail', () => {
  expect(contactFacts(company, request)).toMatchObject([
    {
      heading: 'Anbieter',
      address: { name: 'Optik Test e. K.', typeLabel: 'Hauptgeschäftsstelle', lines: ['Weg 1', '12161 Berlin'] },
    },
    { heading: 'Inhaber/in', lines: ['Ruth Sandkamp', 'Zweite'] },
    {
      heading: 'Kontakt',
      contact: { phones: [{ text: '+49\u00a030\u00a023125417' }], email: { href: 'mailto:a@b.example' } },
    },
  ])
})

test('a company name that already has the legal form is not given it twice', () => {
  const [owner] = contactFacts({ ...company, company_name: 'Test GmbH', legal_form_name: 'GmbH' }, request)
  expect(owner?.address?.name).toBe('Test GmbH')
})

test('the imprint adds registers and the numbers that are filled', () => {
  expect(
    imprintFacts(company, request)
      .slice(3)
      .map(({ heading, lines }) => [heading, lines]),
  ).toEqual([
    ['Registereintrag', ['Handelsregister HRB 1', 'Amtsgericht']],
    ['Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG', ['DE123']],
  ])
  const headings = imprintFacts({ ...company, vat_number: '48/1', w_idnr: 'DE1-1' }, request).map(
    ({ heading }) => heading,
  )
  expect(headings).toContain('Wirtschafts-Identifikationsnummer')
})

test('without company data there are no facts', () => {
  expect([contactFacts(null, request), imprintFacts(null, request)]).toEqual([[], []])
})

test('the tax number is told only where there is neither a VAT id nor an economic id', () => {
  const told = (change: Partial<CompanyRow>) =>
    JSON.stringify(imprintFacts({ ...company, vat_number: '48/765/01898', ...change }, request)).includes(
      '48/765/01898',
    )
  expect(told({ ust_id: 'DE123', w_idnr: null })).toBe(false)
  expect(told({ ust_id: null, w_idnr: 'DE123-00001' })).toBe(false)
  expect(told({ ust_id: null, w_idnr: null })).toBe(true)
})
