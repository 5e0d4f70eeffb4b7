import { expect, test } from 'vitest'
import { paymentCountries, paymentPlaceText } from './payment-places.ts'

const way = (countries: string[], payments: number[], isCollection = false) => ({
  ...{ name: 'Paket', cents: 590, days: 2, least: null, most: null },
  countries,
  payments,
  isCollection,
})

const countries = ['Deutschland', 'Österreich', 'Frankreich']
const shippings = [
  way(['Deutschland'], [1, 3, 4], true),
  way(['Deutschland'], [1, 2, 5]),
  way(['Österreich', 'Frankreich'], [1]),
]

test('a way to pay is limited to the countries whose ways of shipping go with it', () => {
  expect(paymentPlaceText({ countries, shippings }, 1, 'de')).toBe('Vorkasse')
  expect(paymentPlaceText({ countries, shippings }, 2, 'de')).toBe('Rechnung (nur Deutschland)')
  expect(paymentPlaceText({ countries: ['Germany'], shippings: [way(['Germany'], [2]), way([], [1])] }, 5, 'en')).toBe(
    'Klarna (on collection only)',
  )
  expect(paymentPlaceText({ countries, shippings }, 4, 'fr')).toBe('PayPal (au retrait uniquement)')
})

test('what goes with every way of shipping knows no limit, nor does what no goods are sent for', () => {
  expect(paymentCountries({ countries, shippings: [way([], [])] }, 5)).toBeUndefined()
  expect(paymentCountries({ countries, shippings: [way([], [], true)] }, 5)).toBeUndefined()
  expect(paymentCountries({ countries, shippings: [] }, 2)).toBeUndefined()
  expect(paymentCountries({ countries: [...countries, 'Malta'], shippings }, 1)).toBeUndefined()
})

test('cash says itself that it is for collecting', () => {
  expect(paymentPlaceText({ countries, shippings }, 3, 'de')).toBe('Barzahlung bei Abholung')
})
