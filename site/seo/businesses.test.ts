import { expect, test } from 'vitest'
import { sampleException } from '#domain/hours/sample-exception.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { BranchRow, CompanyRow, ExceptionRow, ShopSettingsRow } from '../data/rows.ts'
import { businessType } from './business-type.ts'
import { businesses } from './businesses.ts'

const request = {
  language: 'de',
  first: 'de',
  log: () => {},
  now: new Date('2026-11-22T12:00:00Z'),
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
  id: 1,
  same_as: [],
  business_type: null,
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
const social = [{ label: 'Instagram', href: 'https://www.instagram.example/laden' }]

test('every branch is a shop of the company with address, place, telephone, weekly and special hours', () => {
  const [organization, shop] = businesses({ company, branches: [branch], paths, social, exceptions: [] }, request)
  expect(organization).toMatchObject({
    ...{ '@type': 'Organization', legalName: 'Laden GmbH', vatID: 'DE1' },
    address: { streetAddress: 'Weg 1', postalCode: '20355', addressLocality: 'Hamburg', addressCountry: 'DE' },
    contactPoint: { contactType: 'customer service', telephone: '+494066969100' },
    sameAs: ['https://www.instagram.example/laden'],
  })
  expect(shop).toMatchObject({
    '@type': 'JewelryStore',
    '@id': 'https://laden.example/#blankenese',
    name: 'Laden, Blankenese',
    url: 'https://laden.example/haeuser/blankenese',
    telephone: '+494066969200',
    address: { streetAddress: 'Strandweg 2', postalCode: '22587', addressLocality: 'Hamburg', addressCountry: 'DE' },
    geo: { latitude: 53.5, longitude: 9.8 },
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' }],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-24', validThrough: '2026-12-24', closes: '12:30' }],
    parentOrganization: { '@id': 'https://laden.example/#organization' },
  })
})

test('each branch has a type, profiles and special days of its own, those of all houses with them', () => {
  const optician = {
    ...branch,
    id: 2,
    slug: 'optik',
    business_type: 'Optician',
    same_as: [{ address: 'https://karte.example/optik' }],
  }
  const exceptions = [
    sampleException({ id: 1, from_date: '2026-12-27', until_date: '2027-01-06' }),
    {
      ...sampleException({ id: 2, from_date: '2026-11-29', time_open: '13:00:00', time_close: '18:00:00' }),
      branch: 2,
    },
  ] as unknown as ExceptionRow[]
  const branches = [branch, optician] as unknown as BranchRow[]
  const [, first, second] = businesses({ company, branches, paths, social, exceptions }, request)
  const closed = { validFrom: '2026-12-27', validThrough: '2027-01-06', opens: '00:00', closes: '00:00' }
  const eve = { validFrom: '2026-12-24', validThrough: '2026-12-24' }
  expect(first).toMatchObject({ '@type': 'JewelryStore', specialOpeningHoursSpecification: [eve, closed] })
  expect(second).toMatchObject({
    '@type': 'Optician',
    sameAs: ['https://karte.example/optik'],
    url: 'https://laden.example/haeuser/optik',
    specialOpeningHoursSpecification: [{ validFrom: '2026-11-29', opens: '13:00', closes: '18:00' }, eve, closed],
  })
})

test('a company without branches is a shop itself', () => {
  const [, shop, ...others] = businesses({ company, branches: [], paths, social, exceptions: [] }, request)
  expect(others).toEqual([])
  expect(shop).toMatchObject({
    name: 'Laden',
    telephone: '+494066969100',
    address: { streetAddress: 'Weg 1' },
    openingHoursSpecification: [{ opens: '10:00', closes: '18:30' }],
  })
})

test('without company and branches nothing is claimed', () => {
  expect(businesses({ company: null, branches: [], paths, social, exceptions: [] }, request)).toEqual([])
})

test('the kind of shop follows from the pages that the project has', () => {
  expect(businessType({ watches: '/uhren' })).toBe('JewelryStore')
  expect(businessType({ optics: '/optik' })).toBe('Optician')
  expect(businessType({ optics: '/optik', beads: '/perlen' })).toBe('JewelryStore')
  expect(businessType({ bicycles: '/fahrraeder' })).toBe('LocalBusiness')
})

test('a company that sells says how goods are sent back', () => {
  const shop = { return_costs: 'customer', shipping_countries: [{ country_code: 'DE' }, { country_code: 'AT' }] }
  const sources = { company, branches: [], paths, social, exceptions: [], shop: shop as unknown as ShopSettingsRow }
  expect(businesses(sources, request)[0]).toMatchObject({
    hasMerchantReturnPolicy: {
      applicableCountry: ['DE', 'AT'],
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  })
})
