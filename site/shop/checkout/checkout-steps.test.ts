import { expect, test } from 'vitest'
import { problemsOf, stepOf, stepPath, stepToShow, withoutChanged } from './checkout-steps.ts'

test('each field of the order belongs to the step that asks for it', () => {
  expect(['customerEmail', 'shippingAddress.zip_code', 'invoiceAddress.city'].map(stepOf)).toEqual(
    Array(3).fill('address'),
  )
  expect(['shippingMethod', 'branch', 'paymentMethod', 'comment'].map(stepOf)).toEqual(Array(4).fill('delivery'))
  expect(problemsOf('address', { customerEmail: 'missing', paymentMethod: 'missing' })).toEqual({
    customerEmail: 'missing',
  })
})

test('a reload stays at its step, and a step is only reached when all before it are complete', () => {
  expect(stepToShow('?step=review', {})).toBe('review')
  expect(stepToShow('?step=review', { paymentMethod: 'missing' })).toBe('delivery')
  expect(stepToShow('?step=review', { paymentMethod: 'missing', customerEmail: 'invalid' })).toBe('address')
  expect(stepToShow('?step=delivery', { paymentMethod: 'missing' })).toBe('delivery')
})

test('a complete step can be gone back to, and an unknown one is the first', () => {
  expect(stepToShow('', {})).toBe('address')
  expect(stepToShow('?step=steal', {})).toBe('address')
  expect(stepToShow(`?${stepPath('/shop/kasse', 'delivery').split('?')[1]}`, {})).toBe('delivery')
})

test('what was said about a field goes with its change, and what was said about a postal code with its country', () => {
  const problems = {
    customerEmail: 'invalid',
    'shippingAddress.zip_code': 'invalid',
    'shippingAddress.city': 'missing',
  } as const
  expect(withoutChanged(problems, { customerEmail: 'a' })).not.toHaveProperty('customerEmail')
  expect(withoutChanged(problems, { shippingAddress: { country_code: 'AT' } })).toEqual({
    customerEmail: 'invalid',
    'shippingAddress.city': 'missing',
  })
})
