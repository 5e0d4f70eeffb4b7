import { expect, test } from 'vitest'
import { cleanSvg } from './svg.ts'

const clean = (text: string) => new TextDecoder().decode(cleanSvg(new TextEncoder().encode(text)))
const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`

test('what draws is kept, with umlauts and gradients', () => {
  const text = svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
      '<path d="M0 0h10" fill="url(#a)"></path><text>Für &amp; mit</text>',
    ' viewBox="0 0 10 10"',
  )
  expect(clean(text)).toBe(text)
})

test('classes of a style sheet become attributes, so that a logo keeps its colours', () => {
  const text = clean(svg('<style>.a{fill:#c00}</style><path class="a" d="M0 0h1"/><path class="a" d="M2 0h1"/>'))
  expect(text.match(/fill="#c00"/g)).toHaveLength(2)
  expect(text).not.toContain('style')
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a script of a prefixed namespace', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')],
  ['a script in character data', svg('<title><![CDATA[</title><script>alert(1)</script>]]></title>')],
  ['an event', svg('<rect/>', ' onload="alert(1)"')],
  ['a link that runs', svg('<a href="javascript:alert(1)"><rect/></a>')],
  ['an animated link', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
  ['an event that is set', svg('<set attributeName="onclick" to="alert(1)"/>')],
  ['a web page inside', svg('<foreignObject><iframe src="https://evil.test"/></foreignObject>')],
])('%s is taken out', (_, text) => {
  expect(clean(text)).not.toMatch(
    /<\w*:?script|onload|onclick|javascript:|<iframe|<foreignObject|<animate|<set|<a[ >]/i,
  )
})

test.each([
  ['a used drawing', svg('<use href="https://evil.test/a.svg#a"/>')],
  ['a neighbouring drawing', svg('<use xlink:href="evil.svg#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')],
  ['a picture', svg('<image href="https://evil.test/a.png"/>')],
  ['a drawing as data', svg('<image href="data:image/svg+xml;base64,evil"/>')],
  ['a paint', svg('<rect fill="url( https://evil.test/a )"/>')],
  ['a paint in a style', svg('<rect style="fill:url(//evil.test/a)"/>')],
  ['an import', svg('<style>@import "https://evil.test/a.css";</style><rect/>')],
])('%s from elsewhere is not loaded', (_, text) => {
  expect(clean(text)).not.toContain('evil')
})

test('an embedded raster stays', () => {
  expect(clean(svg('<image href="data:image/png;base64,AAAA"/>'))).toContain('data:image/png;base64,AAAA')
})

test('entities are refused, for they can grow without bound', () => {
  expect(() => clean('<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>')).toThrow(
    'file must not declare entities',
  )
})

test('a torn SVG is refused', () => {
  expect(() => clean('<svg><g>')).toThrow('file is an SVG that cannot be read')
})

test('an SVG of more than 500 kB is refused', () => {
  expect(() => clean(svg(`<!--${'x'.repeat(600_000)}-->`))).toThrow('file must have at most 500 kB')
})

test('style sheets of more than 20,000 characters are refused', () => {
  expect(() => clean(svg(`<style>${'a{fill:red}'.repeat(2000)}</style>`))).toThrow('file has too long styles')
})

test('an empty attribute, such as the outline of a space, is dropped, so that the file stays XML', () => {
  expect(clean(svg('<path d="" fill="red"/>'))).toBe(svg('<path fill="red"></path>'))
})
