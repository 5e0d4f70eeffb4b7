import { expect, test } from 'vitest'
import { menuView } from './menu-view.ts'

const contact = { display_name: 'Kontakt', path: '/kontakt', position: 'primary', sort: 2, parent: null, group: null }

test('an entry with a path is a link in the language of the page', () => {
  expect(menuView([contact], 'primary', 'fr', 'de')).toEqual([{ label: 'Kontakt', href: '/fr/contact' }])
})

test('an entry without a path opens its groups', () => {
  const watches = {
    ...contact,
    display_name: 'Uhren',
    path: null,
    groups: [{ display_name: 'Marken', sub: [{ display_name: 'Longines', path: '/uhren/longines' }] }],
  }
  expect(menuView([watches], 'primary', 'en', 'de')).toEqual([
    { label: 'Uhren', groups: [{ label: 'Marken', links: [{ label: 'Longines', href: '/en/watches/longines' }] }] },
  ])
})

test('items of a group, of a parent or of another position are no entries of their own', () => {
  const items = [contact, { ...contact, group: 3 }, { ...contact, parent: 1 }, { ...contact, position: 'social' }]
  expect(menuView(items, 'primary', 'de', 'de')).toHaveLength(1)
})
