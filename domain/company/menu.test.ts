import { expect, test } from 'vitest'
import { isActive } from '../paths/active-path.ts'
import { menuEntries } from './menu.ts'

const item = (more: object) => ({ display_name: 'Uhren', ...more })
const hrefs = (more: object) => menuEntries([item(more)], 'en').map((entry) => entry.link?.href)

test('prefix, path and anchor make one internal link in the language', () => {
  expect(hrefs({ path: '/uhren' })).toEqual(['/en/watches'])
  expect(hrefs({ path_prefix: '/uhren/', path: '/rolex', anchor: '#modelle' })).toEqual(['/en/watches/rolex#modelle'])
  expect(hrefs({ path: '/' })).toEqual(['/en'])
  expect(hrefs({ anchor: 'termine' })).toEqual(['#termine'])
})

test('an external path leads out and comes before a path', () => {
  const [entry] = menuEntries([item({ external_path: 'https://example.org', path: '/uhren' })], 'de')
  expect(entry?.link).toMatchObject({ kind: 'external', href: 'https://example.org' })
})

test('an entry without a path opens its groups of sub-links in their order', () => {
  const groups = [
    { display_name: 'Schmuck', sort: 2, sub: [item({ display_name: 'Ringe', path: '/trauringe' })] },
    { display_name: 'Marken', sort: 1, sub: [item({ display_name: 'Rolex', path: '/uhren/rolex' })] },
    { display_name: 'Leer', sort: 0, sub: [] },
  ]
  const [entry] = menuEntries([item({ groups })], 'de')
  expect(entry?.link).toBeUndefined()
  expect(entry?.groups.map((group) => [group.label, group.entries[0]?.link?.href])).toEqual([
    ['Marken', '/uhren/rolex'],
    ['Schmuck', '/trauringe'],
  ])
})

test('labels come in the language and fall back to the name', () => {
  const watches = item({ path: '/uhren', translations: [{ language: 'en', display_name: 'Watches' }] })
  expect(menuEntries([watches], 'en')[0]?.label).toBe('Watches')
  expect(menuEntries([item({ path: '/uhren', translations: [] })], 'en')[0]?.label).toBe('Uhren')
})

test('entries follow their sort number, and one that leads nowhere is left out', () => {
  const items = [
    item({ path: '/b', sort: 2 }),
    item({ path: '/a', sort: 1 }),
    item({}),
    item({ external_path: 'javascript:x' }),
  ]
  expect(menuEntries(items, 'de').map((entry) => entry.link?.href)).toEqual(['/a', '/b'])
})

test('an entry is active on its path and below it', () => {
  expect(isActive('/uhren', '/uhren')).toBe(true)
  expect(isActive('/uhren#rolex', '/uhren/rolex')).toBe(true)
  expect(isActive('/uhren', '/uhrenarmband')).toBe(false)
  expect(isActive('#termine', '/uhren')).toBe(false)
})

test.each(['/', '/en', '/fr'])('the root %s is active only on itself', (root) => {
  expect(isActive(root, root)).toBe(true)
  expect(isActive(root, `${root}/kontakt`.replace('//', '/'))).toBe(false)
})
