import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressFields, checkAddress } from './address.ts'

const anna = {
  first_name: 'Anna',
  last_name: 'Muster',
  street: 'Hauptstraße',
  number: '12a',
  zip_code: '01067',
  city: 'Dresden',
  country_code: 'DE',
}
const check = (more: object) => checkAddress({ ...anna, ...more }, ['DE', 'AT'])

test('a complete address is taken as it is', () => {
  expect(check({})).toEqual({ ok: true, address: anna })
})

test('blanks around values are taken away, empty optional fields and unknown ones left out', () => {
  expect(check({ city: ' Dresden ', company: '', addition: '  ', admin: true })).toEqual({ ok: true, address: anna })
})

test('every required field that is missing is named', () => {
  expect(checkAddress({}, ['DE'])).toEqual({
    ok: false,
    problems: {
      first_name: 'missing',
      last_name: 'missing',
      street: 'missing',
      number: 'missing',
      zip_code: 'missing',
      city: 'missing',
      country_code: 'missing',
    },
  })
})

test('salutation, company, addition and phone are optional', () => {
  const optional = { salutation: 'Frau', company: 'Muster GmbH', addition: 'Hinterhaus', phone: '+49 (351) 49-56.1/2' }
  expect(check(optional)).toEqual({ ok: true, address: { ...anna, ...optional } })
})

test.each([
  ['zip_code', '1067', 'invalid'],
  ['country_code', 'FR', 'invalid'],
  ['country_code', 'de', 'invalid'],
  ['phone', 'ruf mich an', 'invalid'],
  ['city', 7, 'invalid'],
  ['last_name', 'Mus\nter', 'invalid'],
  ['city', 'x'.repeat(101), 'tooLong'],
])('%s of %j is named as wrong', (field, value, problem) => {
  expect(check({ [field]: value })).toEqual({ ok: false, problems: { [field]: problem } })
})

test('the postal code is checked by the form of its country', () => {
  expect(check({ country_code: 'AT', zip_code: '1010' }).ok).toBe(true)
  expect(check({ country_code: 'AT', zip_code: '01067' }).ok).toBe(false)
})

test.each([null, undefined, 'x', 7, []])('%j is not an address', (input) => {
  expect(checkAddress(input, ['DE']).ok).toBe(false)
})

test('whatever comes in, an accepted address holds only known fields with texts of allowed length', () => {
  const anything = fc.oneof(fc.constant('Dresden'), fc.constant('01067'), fc.constant('DE'), fc.string(), fc.anything())
  const fields = Object.fromEntries(Object.keys(addressFields).map((field) => [field, anything]))
  fc.assert(
    fc.property(fc.record(fields, { requiredKeys: [] }), (input) => {
      const result = checkAddress(input, ['DE'])
      for (const [field, value] of Object.entries(result.ok ? result.address : {})) {
        expect(value.length).toBeLessThanOrEqual(addressFields[field as keyof typeof addressFields].maxLength)
      }
    }),
  )
})

test('a required field of which nothing can be seen is missing, an optional one is left out', () => {
  expect(check({ first_name: '\u200b\u200b', last_name: '\u00a0', city: '\u202e' })).toEqual({
    ok: false,
    problems: { first_name: 'missing', last_name: 'missing', city: 'missing' },
  })
  expect(check({ company: '\u200b', phone: '\ufeff' })).toEqual({ ok: true, address: anna })
})

test('what turns writing is taken out of an address, joiners inside a name stay', () => {
  expect(check({ last_name: 'Mus\u202eter\u2066', first_name: 'نیک\u200cنام' })).toEqual({
    ok: true,
    address: { ...anna, last_name: 'Muster', first_name: 'نیک\u200cنام' },
  })
})
