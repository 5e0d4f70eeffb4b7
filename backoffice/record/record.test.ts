import { expect, test } from 'vitest'
import { labelling } from '../labels/labels.ts'
import { defaultsOf } from './defaults-of.ts'
import { fieldsOf, listFieldsOf } from './fields-of.ts'
import { newRecord } from './new-record.ts'
import { sampleModel } from './sample-model.ts'
import { titleOf } from './title-of.ts'
import { withLanguages } from './translations.ts'
import { withOrder } from './with-order.ts'

test('a record is read with all its parts and without the lists that live on their own', () => {
  const fields = fieldsOf(sampleModel, 'page')
  expect(fields).toContain('sections.translations.heading')
  expect(fields.some((name) => name.startsWith('children'))).toBe(false)
  expect(listFieldsOf(sampleModel, 'page')).toEqual([
    'id',
    'name',
    'visible',
    'price',
    'parent',
    'translations.language',
    'translations.title',
  ])
})

test('each language of the project has its place, in the order of the project; others stay behind them', () => {
  const record = {
    translations: [
      { language: 'fr', title: 'F' },
      { language: 'de', title: 'D' },
    ],
  }
  expect(withLanguages(sampleModel, 'page', ['de', 'en'], record).translations).toEqual([
    { language: 'de', title: 'D' },
    { language: 'en' },
    { language: 'fr', title: 'F' },
  ])
})

test('a new record begins with what the model says, money in euro', () => {
  expect(defaultsOf(sampleModel, 'page', ['de'])).toEqual({
    visible: true,
    price: 5,
    translations: [{ language: 'de' }],
    sections: [],
  })
})

test('a new record is sent without what is empty', () => {
  const data = {
    name: 'home',
    price: '',
    translations: [
      { language: 'de', title: '' },
      { language: 'en', title: 'Home' },
    ],
    sections: [],
  }
  const { record, places } = newRecord(sampleModel, 'page', data)
  expect(record).toEqual({ name: 'home', translations: [{ language: 'en', title: 'Home' }] })
  expect(places.get('translations.0')).toBe('translations.1')
})

test('lists that were put in another order get new places, lists in order keep theirs', () => {
  const sorted = {
    sections: [
      { id: 1, sort: 5 },
      { id: 2, sort: 7 },
    ],
  }
  expect(withOrder(sampleModel, 'page', sorted)).toEqual(sorted)
  const turned = { sections: [{ id: 2, sort: 7 }, { id: 1, sort: 5 }, { kind: 'map' }] }
  expect(withOrder(sampleModel, 'page', turned).sections.map((row) => row.sort)).toEqual([10, 20, 30])
})

const labels = labelling('de')

test('a record is called by its name, by its texts, by what its key is called, or by its number', () => {
  expect(titleOf({ id: 3, display_name: 'Ring' }, labels)).toBe('Ring')
  expect(titleOf({ id: 3, name: 'home', translations: [{ title: '' }, { title: 'Home' }] }, labels)).toBe('Home')
  expect(titleOf({ id: 3, name: 'privacy', translations: [] }, labels)).toBe('Datenschutz')
  expect(titleOf({ id: 3, widget_name: 'openingHours' }, labels)).toBe('Öffnungszeiten')
  expect(titleOf({ id: 3, name: 'Anna Privat' }, labels)).toBe('Anna Privat')
  expect(titleOf({ id: 3 }, labels)).toBe('Nr. 3')
})

test('what has days and no name is called by them', () => {
  expect(titleOf({ id: 3, from_date: '2026-12-24', until_date: '2026-12-26' }, labels)).toBe('24.12.2026–26.12.2026')
  expect(titleOf({ id: 3, from_date: '2026-12-24', until_date: '2026-12-24' }, labels)).toBe('24.12.2026')
})
