import { expect, test } from 'vitest'
import { emptiedBy, kindOf } from './entry-kind.ts'

test('an entry is of the kind that its values say, and a new one leads to a page', () => {
  expect(kindOf({ external_path: 'https://a.example', path: '/kontakt' })).toBe('elsewhere')
  expect(kindOf({ path: null, groups: [{ id: 1 }] })).toBe('groups')
  expect(kindOf({ path: '/uhren', groups: [{ id: 1 }] })).toBe('path')
  expect(kindOf({ page: 3, path: '/uhren' })).toBe('page')
  expect(kindOf({})).toBe('page')
})

test('what leads elsewhere is emptied with the kind, and groups are not', () => {
  expect(emptiedBy('page')).toEqual(['path', 'external_path'])
  expect(emptiedBy('elsewhere')).toEqual(['page', 'anchor', 'path'])
  expect(emptiedBy('groups')).toEqual(['page', 'anchor', 'path', 'external_path'])
})
