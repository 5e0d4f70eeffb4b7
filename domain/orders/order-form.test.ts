import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOrderForm, commentMaxLength, type OrderOffer } from './order-form.ts'

const anna = {
  first_name: 'Anna',
  last_name: 'Muster',
  street: 'Hauptstraße',
  number: '12a',
  zip_code: '01067',
  city: 'Dresden',
  country_code: 'DE',
}
const filled = {
  customerEmail: 'anna@example.org',
  shippingAddress: anna,
  invoiceAddress: null,
  comment: '',
  paymentMethod: 1,
  shippingMethod: 3,
}
const sent: OrderOffer = { deliveryCountries: ['DE', 'AT'], isCollection: false, branches: [4, 5] }
const check = (more: object, offer = sent) => checkOrderForm({ ...filled, ...more }, offer)

test('what is complete is taken, blanks around it away', () => {
  expect(check({ customerEmail: ' anna@example.org ', comment: ' Bitte klingeln \r\n' })).toEqual({
    ok: true,
    form: { ...filled, comment: 'Bitte klingeln', branch: null },
  })
})

test('every field that does not fit is named by its path, in the order of the form', () => {
  const result = check({
    customerEmail: '',
    shippingAddress: { ...anna, zip_code: '1067', city: '' },
    invoiceAddress: { ...anna, last_name: '' },
    shippingMethod: null,
    paymentMethod: undefined,
    comment: 'x'.repeat(commentMaxLength + 1),
  })
  expect(result).toEqual({
    ok: false,
    problems: {
      customerEmail: 'missing',
      'shippingAddress.zip_code': 'invalid',
      'shippingAddress.city': 'missing',
      'invoiceAddress.last_name': 'missing',
      shippingMethod: 'missing',
      paymentMethod: 'missing',
      comment: 'tooLong',
    },
  })
  expect(Object.keys((result as { problems: object }).problems)[0]).toBe('customerEmail')
})

test('goods go only to countries of the shop, an invoice to any of the EU', () => {
  const paris = { ...anna, zip_code: '75001', city: 'Paris', country_code: 'FR' }
  expect(check({ shippingAddress: paris })).toMatchObject({ problems: { 'shippingAddress.country_code': 'invalid' } })
  expect(check({ invoiceAddress: paris })).toMatchObject({ ok: true, form: { invoiceAddress: paris } })
})

test('whoever collects the goods names one of the shops, whoever has them sent none', () => {
  const collected = { ...sent, isCollection: true }
  for (const branch of [undefined, null])
    expect(check({ branch }, collected)).toEqual({ ok: false, problems: { branch: 'missing' } })
  expect(check({ branch: 4 }, { ...collected, branches: [] })).toEqual({ ok: false, problems: { branch: 'invalid' } })
  expect(check({ branch: 6 }, collected)).toEqual({ ok: false, problems: { branch: 'invalid' } })
  expect(check({ branch: 5 }, collected)).toMatchObject({ ok: true, form: { branch: 5 } })
  expect(check({ branch: 5 })).toMatchObject({ ok: true, form: { branch: null } })
})

test('whoever collects the goods gives one address, in any country that an invoice may go to', () => {
  const collected = { ...sent, isCollection: true }
  const paris = { ...anna, zip_code: '75001', city: 'Paris', country_code: 'FR' }
  const form = { shippingAddress: paris, invoiceAddress: null }
  expect(check({ branch: 5, shippingAddress: paris }, collected)).toMatchObject({ ok: true, form })
  expect(check({ branch: 5, shippingAddress: {}, invoiceAddress: paris }, collected)).toMatchObject({ ok: true, form })
  expect(check({ branch: 5, invoiceAddress: { ...paris, city: '' } }, collected)).toMatchObject({
    problems: { 'invoiceAddress.city': 'missing' },
  })
})

test('a comment keeps its lines and loses what cannot be read', () => {
  expect(check({ comment: 'Zeile 1\r\nZeile\u0000 2\u202e' })).toMatchObject({ form: { comment: 'Zeile 1\nZeile 2' } })
})

test('a comment or an e-mail address that is no text is invalid', () => {
  for (const value of [7, true, {}, ['x']])
    expect(check({ comment: value, customerEmail: value })).toEqual({
      ok: false,
      problems: { customerEmail: 'invalid', comment: 'invalid' },
    })
  expect(check({ comment: null })).toMatchObject({ ok: true, form: { comment: '' } })
})

test('no input makes the check fail', () => {
  const input = fc.record({
    customerEmail: fc.jsonValue(),
    shippingAddress: fc.jsonValue(),
    invoiceAddress: fc.jsonValue(),
    comment: fc.jsonValue(),
    paymentMethod: fc.jsonValue(),
    shippingMethod: fc.jsonValue(),
    branch: fc.jsonValue(),
  })
  fc.assert(
    fc.property(input, (value) => {
      expect(checkOrderForm(value, sent).ok).toBe(false)
    }),
  )
})
