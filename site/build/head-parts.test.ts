import { expect, test } from 'vitest'
import { headParts } from './head-parts.ts'

const parts = { styles: ['/build/a.css'], modules: ['/build/a.js'] }

test('styles stand in the page, and their file counts as loaded', () => {
  const head = headParts({ ...parts, styleTexts: { '/build/a.css': 'p{color:red}' } })
  expect(head).toContain('<style data-precedence="default" data-href="/build/a.css">p{color:red}</style>')
  expect(head).toContain('<link rel="stylesheet" href="/build/a.css" disabled>')
})

test('styles whose text is not known are linked', () => {
  expect(headParts(parts)).toContain('<link rel="stylesheet" href="/build/a.css" data-precedence="default">')
})

test('a style cannot end its element', () => {
  const head = headParts({ ...parts, styleTexts: { '/build/a.css': 'p{content:"</style><script>"}' } })
  expect(head.match(/<\/style>/g)).toHaveLength(1)
})

test('scripts are fetched after what is seen', () => {
  expect(headParts(parts)).toContain('<link rel="modulepreload" href="/build/a.js" fetchpriority="low">')
})
