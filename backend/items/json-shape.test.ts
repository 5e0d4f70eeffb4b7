import { describe, expect, test } from 'vitest'
import { collectionOf } from '#contract/model/model.ts'
import { validateChange } from './validate-change.ts'
import { MACHINE } from './writing.ts'

const problemsOf = (collection: string, change: object) => {
  try {
    validateChange(collectionOf(collection), 1, { ...change }, MACHINE)
    return []
  } catch (error) {
    return (error as { problems: { field: string; message: string }[] }).problems
  }
}

describe('the languages of a project', () => {
  test.each([[['de']], [['fr', 'de']], [['en', 'de', 'fr']]])('may be %j', (languages) => {
    expect(problemsOf('project', { languages })).toEqual([])
  })

  test.each([[['xx']], [[]], [[5]], [[{ a: 1 }]], [['__proto__']], [['de', 'de']], [[['de']]], [['de', null]]])(
    'may not be %j',
    (languages) => {
      expect(problemsOf('project', { languages })).toEqual([
        { field: 'languages', message: 'must list 1 to 3 different values of de, en, fr' },
      ])
    },
  )
})

describe('a field that holds an object', () => {
  test.each([
    ['legal', { data_protection_commissioner: { name: 'Dr. Kroog', street: null } }],
    ['legal', { data_protection_commissioner: null }],
    ['theme', { button: { accentColor: '#2f5149', borderRadius: 2, borderThickness: '1px' } }],
    ['widget', { props: {} }],
    ['ecommerce_settings', { filters: { category: true, manufacturer: [1, 2], tag: false } }],
    ['ecommerce_product', { hazard_pictograms: [] }],
  ])('of %s takes what the site reads: %j', (collection, change) => {
    expect(problemsOf(collection, change)).toEqual([])
  })

  test.each([
    ['legal', { data_protection_commissioner: { name: { a: 1 } } }, 'must have a text as name'],
    ['theme', { button: { borderRadius: true } }, 'must have a text or a number as borderRadius'],
    ['widget', { props: { showLogo: 'yes' } }, 'must have true or false as showLogo'],
    ['widget', { props: { constructor: true } }, 'has a key "constructor", and may have showLogo alone'],
    ['ecommerce_settings', { filters: { category: [{}] } }, 'must have true or false or a list of ids as category'],
    ['ecommerce_settings', { bank_details: { iban: 1 } }, 'must have a text as iban'],
    ['ecommerce_manufacturer', { eu_responsible: { name: [] } }, 'must have a text as name'],
  ])('of %s refuses anything else and names it: %j', (collection, change, message) => {
    expect(problemsOf(collection, change)).toEqual([{ field: Object.keys(change)[0], message }])
  })

  test('of a key "__proto__" is refused as well', () => {
    const props = JSON.parse('{"__proto__":{"showLogo":true}}')
    expect(problemsOf('widget', { props })).toMatchObject([{ field: 'props' }])
  })
})

test('a product names hazard pictograms of the CLP regulation alone', () => {
  expect(problemsOf('ecommerce_product', { hazard_pictograms: ['GHS07', 'GHS99'] })).toMatchObject([
    { field: 'hazard_pictograms' },
  ])
})
