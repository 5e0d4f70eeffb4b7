import { expect, test } from 'vitest'
import type { DescribedCollection } from '#contract/wire/described-model.ts'
import type { Workplace } from '../workplace/workplace.ts'
import { mayOpen } from './may-open.ts'

type Role = Workplace['user']['role']

const workplace = (role: Role, actions: Readonly<Record<string, DescribedCollection['actions']>>): Workplace => ({
  user: {
    ...{ id: 1, project: 1, email: 'a@shop.example', first_name: null, last_name: null, role, status: 'active' },
    ...{ language: 'de', email_notifications: true, last_page: null, branch: null, otp: false },
  },
  project: { id: 1, domain: 'shop.example', name: 'Shop' },
  languages: ['de'],
  roots: {},
  model: new Map(
    Object.entries(actions).map(([collection, may]) => [
      collection,
      { collection, area: 'content', owners: [], sort_field: null, status_field: null, actions: may, fields: {} },
    ]),
  ),
})

test('a step leads only where the person may do what it asks for', () => {
  const editor = workplace('editor', { company: ['update'], ecommerce_product: ['create', 'update'], legal: [] })
  const opens = (path: string) => mayOpen(editor, { path })
  expect(['/company/1', '/imports', '/ecommerce_product'].map(opens)).toEqual([true, true, true])
  expect(['/connections', '/ecommerce_settings/1', '/legal'].map(opens)).toEqual([false, false, false])
  expect(mayOpen(workplace('administrator', {}), { path: '/connections' })).toBe(true)
})
