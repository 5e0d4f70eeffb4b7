import { expect, test } from 'vitest'
import { assetSrcSet, assetUrl } from './assets.ts'

const ring = { id: 'a1', hash: 'beef', width: 400 }

test('an address names the file, the sizes and the hash of its content', () => {
  expect(assetUrl('https://backend.test/', ring, { width: 320, format: 'webp' })).toBe(
    'https://backend.test/assets/a1?width=320&format=webp&v=beef',
  )
})

test('a file without options and hash is addressed as stored', () => {
  expect(assetUrl('', { id: 'a1' })).toBe('/assets/a1')
})

test('an id cannot leave its place in the path', () => {
  expect(assetUrl('', { id: '../users' })).toBe('/assets/..%2Fusers')
})

test('a srcset ends with the first width that shows the whole original, and calls it by its true width', () => {
  expect(assetSrcSet('', ring)).toBe(
    [80, 160, 240, 320].map((width) => `/assets/a1?width=${width}&v=beef ${width}w`).join(', ') +
      ', /assets/a1?width=480&v=beef 400w',
  )
})

test('a picture of unknown size is offered up to 1980 px', () => {
  expect(assetSrcSet('', { id: 'a1' })).toMatch(/\/assets\/a1\?width=1980 1980w$/)
})
