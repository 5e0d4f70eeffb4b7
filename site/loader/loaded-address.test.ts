import { expect, test } from 'vitest'
import { loadedAddress } from './loaded-address.ts'

const windowAt = (name: string | undefined, href: string) =>
  ({ performance: { getEntriesByType: () => (name === undefined ? [] : [{ name }]) }, location: { href } }) as never

test('a document stays of the address that it was loaded from when the history has moved on', () => {
  const { pathname, search } = loadedAddress(windowAt('https://a.example/shop?page=2', 'https://a.example/'))
  expect(pathname + search).toBe('/shop?page=2')
})

test('a browser that does not tell, or tells no address, is taken at its word on where it is', () => {
  expect(loadedAddress(windowAt(undefined, 'https://a.example/uhren')).pathname).toBe('/uhren')
  expect(loadedAddress(windowAt('document', 'https://a.example/uhren')).pathname).toBe('/uhren')
})
