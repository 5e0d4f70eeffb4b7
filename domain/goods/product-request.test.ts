import { expect, test } from 'vitest'
import { checkProductRequest } from './product-request.ts'

const filled = { product: 7, variant: '8', name: 'Anna', email: 'anna@example.org', privacy: 'on' }
const problems = (change: Record<string, unknown>) => {
  const result = checkProductRequest({ ...filled, ...change })
  return result.ok ? {} : result.problems
}

test('a request names a product, perhaps a variant, and who asks', () => {
  expect(checkProductRequest({ ...filled, name: ' Anna ', message: ' Gibt es den Ring in 54? ' })).toEqual({
    ok: true,
    request: {
      product: 7,
      variant: 8,
      name: 'Anna',
      email: 'anna@example.org',
      phone: '',
      message: 'Gibt es den Ring in 54?',
      branch: null,
    },
  })
})

test('product, name, e-mail and approval are required, variant, telephone and message are not', () => {
  expect(checkProductRequest({})).toEqual({
    ok: false,
    problems: { product: 'missing', name: 'missing', email: 'missing', privacy: 'missing' },
  })
  expect(problems({ variant: '', phone: '', message: '' })).toEqual({})
})

test('the approval is not asked for where the project only shows its privacy notice', () => {
  const { privacy, ...unapproved } = filled
  expect(checkProductRequest(unapproved, 'notice').ok).toBe(true)
})

test('what was given has to fit', () => {
  expect(problems({ product: 'x' })).toEqual({ product: 'invalid' })
  expect(problems({ variant: -1 })).toEqual({ variant: 'invalid' })
  expect(problems({ branch: 'Blankenese' })).toEqual({ branch: 'invalid' })
  expect(problems({ email: 'anna@' })).toEqual({ email: 'invalid' })
  expect(problems({ phone: 'abends' })).toEqual({ phone: 'invalid' })
  expect(problems({ phone: '+49 40 66969-100' })).toEqual({})
  expect(problems({ phone: '1'.repeat(41), name: 'x'.repeat(101), message: 'x'.repeat(5001) })).toEqual({
    phone: 'tooLong',
    name: 'tooLong',
    message: 'tooLong',
  })
})

test('telephone, message and name that are no texts are invalid, not passed over', () => {
  expect(problems({ phone: 123456, message: { a: 1 }, name: ['Anna'] })).toEqual({
    name: 'invalid',
    phone: 'invalid',
    message: 'invalid',
  })
  expect(problems({ phone: null, message: null })).toEqual({})
})
