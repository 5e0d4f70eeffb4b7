import { expect, test } from 'vitest'
import type { Language } from '#domain/texts/language.ts'
import { menuView } from './menu-view.ts'
import type { ProjectRow } from './rows.ts'

const project = {
  has_cal_com: true,
  show_accessibility: true,
  languages: ['de'],
  translations: [],
} as unknown as ProjectRow
const inLanguage = (language: Language) => ({ language, first: 'de', project }) as const
const contact = { display_name: 'Kontakt', path: '/kontakt', position: 'primary', sort: 2, parent: null, group: null }

test('an entry with a path is a link in the language of the page', () => {
  expect(menuView([contact], 'primary', inLanguage('fr'))).toEqual([{ label: 'Kontakt', href: '/fr/contact' }])
})

test('an entry without a path opens its groups', () => {
  const watches = {
    ...contact,
    display_name: 'Uhren',
    path: null,
    groups: [{ display_name: 'Marken', sub: [{ display_name: 'Longines', path: '/uhren/longines' }] }],
  }
  expect(menuView([watches], 'primary', inLanguage('en'))).toEqual([
    { label: 'Uhren', groups: [{ label: 'Marken', links: [{ label: 'Longines', href: '/en/watches/longines' }] }] },
  ])
})

test('items of a group, of a parent or of another position are no entries of their own', () => {
  const items = [contact, { ...contact, group: 3 }, { ...contact, parent: 1 }, { ...contact, position: 'social' }]
  expect(menuView(items, 'primary', inLanguage('de'))).toHaveLength(1)
})

test('an entry for the appointment page follows the project’s appointments as the button does, also within a group', () => {
  const appointment = { ...contact, display_name: 'Termin', path: '/terminvereinbarung' }
  const group = { ...contact, path: null, groups: [{ display_name: 'Service', sub: [appointment] }] }
  const without = { ...inLanguage('en'), project: { ...project, has_cal_com: false } }
  expect(menuView([appointment], 'primary', inLanguage('en'))).toEqual([{ label: 'Termin', href: '/en/appointment' }])
  expect(menuView([appointment, group], 'primary', without)).toEqual([])
})
