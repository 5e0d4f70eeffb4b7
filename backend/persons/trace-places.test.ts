import { expect, test } from 'vitest'
import { areaOf, model } from '#contract/model/model.ts'
import { type TracePlace, tracePlaces } from './trace-places.ts'

/** What visitors and orders leave, and of the rest whatever has an address of somebody in it. */
const AREAS = ['forms', 'orders', 'mail']

/** Holds no visitor or customer, and why. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  consent_banner: 'the words of the banner, the same for all',
  ecommerce_legal_text: 'texts of the shop, the same for all',
  ecommerce_price: 'what goods have cost',
  ecommerce_order_mail: 'which mail of an order is due, by the order’s id; goes with the order',
  company_email: 'of the retailer',
  mail_recipient: 'of staff',
  branch: 'of the retailer',
  users: 'of staff',
  activity: 'of staff',
  visit_count: 'sums of a day, which say nothing of anybody',
}

test('each collection that visitors, orders and mails are kept in is searched for a person, or named as holding nobody', () => {
  const places: readonly TracePlace[] = Object.values(tracePlaces)
  const searched = new Set(places.flatMap(({ table, children = [] }) => [table, ...children.map(([name]) => name)]))
  const personal = [...model.values()].filter(
    (collection) =>
      AREAS.includes(areaOf(collection)) ||
      Object.values(collection.fields).some((field) => 'format' in field && field.format === 'email'),
  )
  expect(personal.length).toBeGreaterThan(15)
  const unknown = personal.filter(({ name }) => !searched.has(name) && !OF_NOBODY[name])
  expect(unknown.map(({ name }) => name)).toEqual([])
  expect(Object.keys(OF_NOBODY).filter((name) => searched.has(name) || !model.has(name))).toEqual([])
})

test('a place is found by columns that it has', () => {
  const places: readonly TracePlace[] = Object.values(tracePlaces)
  for (const { table, emails = [], names = [], numbers = [], texts = [], moment, children = [] } of places) {
    const fields = Object.keys(model.get(table)?.fields ?? {})
    for (const column of [...emails, ...names, ...numbers, ...texts, moment]) expect(fields).toContain(column)
    for (const [name, column] of children) expect(Object.keys(model.get(name)?.fields ?? {})).toContain(column)
  }
})
