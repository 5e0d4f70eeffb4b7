import { expect, test } from 'vitest'
import type { DescribedCollection } from '#contract/wire/described-model.ts'
import type { Workplace } from '../workplace/workplace.ts'
import { entriesFor, menuSections } from './menu-sections.ts'

const collection = (
  name: string,
  area: DescribedCollection['area'],
  actions: DescribedCollection['actions'],
): [string, DescribedCollection] => [
  name,
  { collection: name, area, owners: ['project'], sort_field: null, status_field: null, actions, fields: {} },
]

const workplace = (...collections: [string, DescribedCollection][]): Workplace => ({
  user: {
    id: 1,
    email: 'a@b.example',
    role: 'editor',
    status: 'active',
    language: 'de',
    project: 1,
    current_project: 1,
    first_name: null,
    last_name: null,
    email_notifications: true,
    last_page: null,
    branch: null,
    otp: false,
  },
  project: { id: 1, domain: 'a.example', name: 'A' },
  languages: ['de'],
  roots: {},
  model: new Map(collections),
})

const shown = (who: Workplace) =>
  Object.fromEntries(menuSections.map((section) => [section.title, entriesFor(who, section)]))

test('a collection that is new appears by itself in the group of its area', () => {
  const entries = shown(workplace(collection('announcement', 'content', ['create', 'update', 'delete'])))
  expect(entries['menu.content']).toEqual(['announcement'])
})

test('what a person may not change is no entry', () => {
  const entries = shown(workplace(collection('announcement', 'content', []), collection('page', 'content', ['update'])))
  expect(entries['menu.content']).toEqual(['page'])
})

test('what belongs to orders and forms appears where it is named only', () => {
  const entries = shown(workplace(collection('ecommerce_order_event', 'orders', ['update'])))
  expect(Object.values(entries).flat()).toEqual([])
})
