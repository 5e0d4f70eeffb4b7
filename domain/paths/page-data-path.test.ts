import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageDataPath, pathOfPageData, sharedDataPath } from './page-data-path.ts'

test('the data of a page lies under its path with surrounding slashes stripped', () => {
  expect(pageDataPath('/uhren/rolex')).toBe('/page-data/uhren/rolex/page-data.json')
  expect(pageDataPath('/uhren/')).toBe('/page-data/uhren/page-data.json')
  expect(pageDataPath('/404.html')).toBe('/page-data/404.html/page-data.json')
})

test('the data of the root lies under index', () => {
  expect(pageDataPath('/')).toBe('/page-data/index/page-data.json')
  expect(pathOfPageData('/page-data/index/page-data.json')).toBe('/')
})

test('the query of a filtered page is kept', () => {
  expect(pageDataPath('/shop', '?page=2')).toBe('/page-data/shop/page-data.json?page=2')
})

test('shared data lies under its hash', () => {
  expect(sharedDataPath('12345')).toBe('/page-data/sq/d/12345.json')
})

test.each([
  '/page-data/app-data.json',
  '/page-data/page-data.json',
  '/page-data//page-data.json',
  '/page-data/../../etc/page-data.json',
  '/page-data/a/%2E%2E/page-data.json',
  '/page-data/%E0%A4%A/page-data.json',
  '/uhren',
])('%s asks for no page', (address) => {
  expect(pathOfPageData(address)).toBeUndefined()
})

test('the address of page data leads back to the path of every page', () => {
  const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$|\/|^index$/.test(text))
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const path = `/${segments.join('/')}`
      expect(pathOfPageData(pageDataPath(path))).toBe(path)
    }),
  )
})
