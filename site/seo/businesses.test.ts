import { expect, test } from 'vitest'
import type { PageRequest } from '../data/page-request.ts'
import type { BranchRow, CompanyRow } from '../data/rows.ts'
import { businessType } from './business-type.ts'
import { businesses } from './businesses.ts'

const request = {
  language: 'de',
  first: 'de',
  log: () => {},
  project: { domain: 'laden.example', logo: null, share_image: null },
} as unknown as PageRequest

const company = {
  company_name: 'Laden GmbH',
  display_name: 'Laden',
  ust_id: 'DE1',
  addresses: [{ street: 'Weg', number: '1', zip_code: '20355', city: 'Hamburg', country_code: 'DE', sort: 1 }],
  numbers: [{ number: '040 66969100', type: 'phone', primary: true, sort: 1 }],
  emails: [],
  opening_periods: [{ day: 4, time_open: '10:00:00', time_close: '18:30:00' }],
} as unknown as CompanyRow

const branch = {
  display_name: 'Blankenese',
  slug: 'blankenese',
  street: 'Strandweg 2',
  zip: '22587',
  city: 'Hamburg',
  phone: '040 66969200',
  email: null,
  latitude: 53.5,
  longitude: 9.8,
  image: null,
  opening_periods: [
    { day: 10, time_open: '10:00:00', time_close: '14:00:00' },
    { day: 15, time_open: '10:00:00', time_close: '12:30:00' },
  ],
} as unknown as BranchRow

const paths = { home: '/', contact: '/kontakt', jewelry: '/schmuck' }

test('every branch is a shop of the company with address, place, telephone, weekly and special hours', () => {
  const [organization, shop] = businesses({ company, branches: [branch], paths, year: 2026 }, request)
  expect(organization).toMatchObject({ '@type': 'Organization', legalName: 'Laden GmbH', vatID: 'DE1' })
  expect(shop).toMatchObject({
    '@type': 'JewelryStore',
    '@id': 'https://laden.example/#blankenese',
    name: 'Laden, Blankenese',
    url: 'https://laden.example/kontakt',
    telephone: '+494066969200',
    address: { streetAddress: 'Strandweg 2', postalCode: '22587', addressLocality: 'Hamburg', addressCountry: 'DE' },
    geo: { latitude: 53.5, longitude: 9.8 },
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' }],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-24', validThrough: '2026-12-24', closes: '12:30' }],
    parentOrganization: { '@id': 'https://laden.example/#organization' },
  })
})

test('a company without branches is a shop itself', () => {
  const [, shop, ...others] = businesses({ company, branches: [], paths, year: 2026 }, request)
  expect(others).toEqual([])
  expect(shop).toMatchObject({
    name: 'Laden',
    telephone: '+494066969100',
    address: { streetAddress: 'Weg 1' },
    openingHoursSpecification: [{ opens: '10:00', closes: '18:30' }],
  })
})

test('without company and branches nothing is claimed', () => {
  expect(businesses({ company: null, branches: [], paths, year: 2026 }, request)).toEqual([])
})

test('the kind of shop follows from the pages that the project has', () => {
  expect(businessType({ watches: '/uhren' })).toBe('JewelryStore')
  expect(businessType({ optics: '/optik' })).toBe('Optician')
  expect(businessType({ optics: '/optik', beads: '/perlen' })).toEqual(['JewelryStore', 'Optician'])
  expect(businessType({ bicycles: '/fahrraeder' })).toBe('LocalBusiness')
})
