import { expect, test } from 'vitest'
import { headParts } from './head-parts.ts'

const parts = {
  styles: ['/build/a.css'],
  fonts: ['/build/f.woff2'],
  entry: '/build/e.js',
  modules: ['/build/a.js', '/build/b.js'],
}

test('styles stand in the page, and their file counts as loaded', () => {
  const head = headParts({ ...parts, styleTexts: { '/build/a.css': 'p{color:red}' } })
  expect(head).toContain('<style data-precedence="default" data-href="/build/a.css">p{color:red}</style>')
  expect(head).toContain('<link rel="stylesheet" href="/build/a.css" media="not all" disabled>')
})

test('styles whose text is not known are linked', () => {
  expect(headParts(parts)).toContain('<link rel="stylesheet" href="/build/a.css" data-precedence="default">')
})

test('a style cannot end its element', () => {
  const head = headParts({ ...parts, styleTexts: { '/build/a.css': 'p{content:"</style><script>"}' } })
  expect(head.match(/<\/style>/g)).toHaveLength(2)
})

test('scripts are only named, for the one that starts them when the page has been painted', () => {
  expect(headParts(parts)).toContain(
    '<script data-entry="/build/e.js" data-modules="/build/a.js /build/b.js" data-fonts="/build/f.woff2">',
  )
  expect(headParts(parts)).not.toContain('src=')
})

test('a page that waits until it is used says so', () => {
  expect(headParts({ ...parts, rests: true })).toContain('data-fonts="/build/f.woff2" data-rests="">')
})

test('what loads faces stands by itself, so that it can wait', () => {
  const faces = '@font-face{font-family:Figtree;src:url(/build/f.woff2)}'
  expect(headParts({ ...parts, faces })).toContain(`<style id="own-faces">${faces}</style>`)
})
