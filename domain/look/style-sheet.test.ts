import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scopedStyles, styleSheetProblem } from './style-sheet.ts'

const good = `/* Ours */ .x:is(h1, h2) > a[href^="/shop"] { color: #123; background: url("/assets/a-1.png") }
@media (min-width: 60rem) { h2 { letter-spacing: .02em } }
@keyframes in { from { opacity: 0 } }`

test('a style sheet stands in pages for their body alone', () => {
  expect(styleSheetProblem(good)).toBeUndefined()
  expect(scopedStyles(good)).toBe(`@scope(body){${good}}`)
  expect([scopedStyles(null), scopedStyles('  '), scopedStyles('} h1 { color: red')]).toEqual(['', '', ''])
})

test.each([
  'a { background: url(https://elsewhere.example/x.png) }',
  'a { background: url("//elsewhere.example/x.png") }',
  "a { background: image-set('https://elsewhere.example/x.png' 1x) }",
  'a { background: -webkit-image-set("//elsewhere.example/x.png" 1x) }',
  'a { background: url(data:text/html,x) }',
  'a { background: URL( javascript:x ) }',
])('asks no other server for anything: %s', (css) => {
  expect(styleSheetProblem(css)).toBe('must not load anything from elsewhere')
})

test.each([
  ['@import "/x.css";', 'must not use @import'],
  ['@font-face { font-family: x }', 'must not use @font-face'],
  ['} :root { --paper: red', 'closes "}" that it has not opened'],
  ['a { color: red', 'opens a brace that it does not close'],
  ['a { content: "x', 'has a text, an address or a comment that does not end'],
  ['a { content: "x\n" }', 'has a text, an address or a comment that does not end'],
  ['a {} /* x', 'has a text, an address or a comment that does not end'],
  ['a { background: url(/x', 'has a text, an address or a comment that does not end'],
  ['a { content: "</style><script>" }', 'must not contain HTML'],
  ['a { background: u\\72l(//x) }', 'must not contain backslashes'],
  ['a { --x: "//x.example/y"; background: image-set(var(--x) 1x) }', 'must not use var() for an address'],
  ['a { background: -webkit-image-set(ENV(x) 1x) }', 'must not use ENV() for an address'],
  [`a { color: red }${' '.repeat(12_000)}`, 'must have at most 12000 characters'],
])('is refused with its reason: %s', (css, problem) => {
  expect(styleSheetProblem(css)).toBe(problem)
})

test('whatever is stored, a page gets nothing that leaves its braces', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '"',
    "'",
    '/*',
    '*/',
    'url(',
    'a',
    ';',
    '@media ',
    '\n',
    '</',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const css = scopedStyles(pieces.join(''))
      const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(["'])[\s\S]*?\1/g, '')
      let depth = 0
      for (const letter of bare) {
        if (letter === '{') depth++
        if (letter === '}') depth--
      }
      expect(depth).toBe(0)
      expect(css).not.toContain('</')
    }),
  )
})
