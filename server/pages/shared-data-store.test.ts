import { expect, test } from 'vitest'
import { createSharedDataStore } from './shared-data-store.ts'

test('shared data is found by the host and hash it was kept under', () => {
  const store = createSharedDataStore()
  store.keep('a.example', { 12: { data: {} } })
  expect(store.find('a.example', '12')).toEqual({ data: {} })
  expect(store.find('b.example', '12')).toBeUndefined()
})

test('the store keeps the latest thousand', () => {
  const store = createSharedDataStore()
  for (let hash = 0; hash <= 1000; hash++) store.keep('a.example', { [hash]: { data: {} } })
  expect(store.find('a.example', '0')).toBeUndefined()
  expect(store.find('a.example', '1')).toBeDefined()
})
