import { expect, test } from 'vitest'
import { queryString } from './query-string.ts'

test('lists are written key by key', () => {
  expect(queryString({ ids: ['a', 'b'] })).toBe('ids[0]=a&ids[1]=b')
})

test('objects nest and values are percent-encoded', () => {
  expect(queryString({ filter: { 'a.b': { eq: 'x & y=z' } } })).toBe('filter[a.b][eq]=x%20%26%20y%3Dz')
})

test('a key cannot smuggle in a second parameter', () => {
  expect(queryString({ filter: { 'a]=1&single': 'x' } })).toBe('filter[a%5D%3D1%26single]=x')
})

test('an empty list stays in the query, so that filtering by nothing is not the same as not filtering', () => {
  expect(queryString({ filter: { id: { in: [] } } })).toBe('filter[id][in]=')
})

test('undefined values vanish, false and 0 do not', () => {
  expect(queryString({ a: undefined, b: false, c: 0 })).toBe('b=false&c=0')
})
