import { expect, test } from 'vitest'
import {
  activePaymentMethods,
  paymentMethod,
  paymentMethodCalled,
  paymentMethods,
  payPalClientId,
} from './payment-methods.ts'

const settings = (...ids: number[]) => ({
  payment_methods: ids.map((id) => ({ payment_id: { id } })),
  paypal_client_id: 'client',
})

test('payment method 4 is PayPal', () => {
  expect(paymentMethods.paypal.id).toBe(4)
})

test('the PayPal client id is taken only when a payment method with id 4 exists', () => {
  expect(payPalClientId(settings(1, 4))).toBe('client')
  expect(payPalClientId(settings(1, 5))).toBeUndefined()
  expect(payPalClientId({ ...settings(4), paypal_client_id: '' })).toBeUndefined()
})

test('the active methods are those of the settings, each once and only known ones', () => {
  expect(activePaymentMethods(settings(3, 1, 3, 99))).toEqual([3, 1])
  expect(activePaymentMethods({ payment_methods: [{ payment_id: null }] })).toEqual([])
  expect(activePaymentMethods({})).toEqual([])
})

test('invoice and cash on collection are paid after the goods are ready, all others in advance', () => {
  expect(([1, 2, 3, 4, 5] as const).filter((id) => paymentMethod(id).waitsFor !== 'nothing')).toEqual([1, 4, 5])
})

test('a way of payment is found by the name that papers keep, and has words of its own for a sentence', () => {
  expect(paymentMethodCalled('Bank transfer in advance', 'en')?.inSentence.en).toBe('by bank transfer')
  expect(paymentMethodCalled('Virement à l’avance', 'fr')?.inSentence.fr).toBe('par virement bancaire')
  expect(paymentMethodCalled('Rechnung', 'fr')).toBeUndefined()
})
