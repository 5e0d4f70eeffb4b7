import { expect, test } from 'vitest'
import { currentOf, currentOfEntry } from './current-of.ts'

test('an entry is current on its own page, partially on those below it, and the home page only on itself', () => {
  expect(currentOf('/uhren', '/uhren')).toBe('page')
  expect(currentOf('/uhren', '/uhren/rolex')).toBe('true')
  expect(currentOf('/uhren', '/uhrenarmband')).toBeUndefined()
  expect(currentOf('/en', '/en/watches')).toBeUndefined()
})

test('an entry that opens groups is current where one of its links is', () => {
  const links = [{ label: 'Rolex', href: '/uhren/rolex' }]
  const entry = { label: 'Uhren', groups: [{ label: 'Marken', links }] }
  expect(currentOfEntry(entry, '/uhren/rolex')).toBe('true')
  expect(currentOfEntry(entry, '/uhren')).toBeUndefined()
  expect(currentOfEntry({ label: 'Kontakt', href: '/kontakt' }, '/kontakt')).toBeUndefined()
})
