import { expect, test } from 'vitest'
import { companyAddressView, contactView } from './contact-view.ts'
import type { PageRequest } from './page-request.ts'
import type { CompanyRow } from './rows.ts'

const request = {
  language: 'de',
  first: 'de',
  log: () => {},
  project: { display_name: 'Laden' },
} as unknown as PageRequest

const company = {
  display_name: 'Juwelier Test',
  addresses: [
    { street: 'Nebenweg', number: null, zip_code: '2', city: 'B', country_code: 'DE', address_type: 'other', sort: 2 },
    {
      street: 'Hauptweg',
      number: '1',
      zip_code: '20355',
      city: 'Hamburg',
      country_code: 'DE',
      address_type: 'hq',
      sort: 1,
    },
  ],
  numbers: [
    { number: '040 111', type: 'phone', primary: false, sort: 1 },
    { number: '040 66969100', type: 'phone', primary: true, sort: 2 },
    { number: '040 66969109', type: 'fax', primary: true, sort: 3 },
  ],
  emails: [
    { email: 'zweite@laden.example', primary: false },
    { email: 'erste@laden.example', primary: true },
  ],
} as unknown as CompanyRow

test('the first primary phone, fax and e-mail are shown, numbers in one piece, the phone as a telephone link', () => {
  expect(contactView(company, request)).toEqual({
    phones: [
      { label: 'Telefon', text: '+49\u00a040\u00a066969100', title: 'Telefon', href: 'tel:+494066969100' },
      { label: 'Fax', text: '+49\u00a040\u00a066969109', title: 'Fax', href: undefined },
    ],
    email: { label: 'E-Mail', href: 'mailto:erste@laden.example' },
  })
})

test('the first address is shown with the label of its type', () => {
  expect(companyAddressView(company, request)).toEqual({
    name: 'Juwelier Test',
    typeLabel: 'Hauptgeschäftsstelle',
    lines: ['Hauptweg 1', '20355 Hamburg'],
  })
})

test('without company data the project still has its name', () => {
  expect(companyAddressView(null, request)).toEqual({ name: 'Laden', typeLabel: undefined, lines: [] })
  expect(contactView(null, request)).toEqual({ phones: [] })
})
