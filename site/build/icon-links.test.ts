import { expect, test } from 'vitest'
import { iconLinks } from './icon-links.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#2f5149"/><text>Ä</text></svg>'

test('the icon stands in the page, whole and readable by a browser, and has an address for search engines', () => {
  const links = [...iconLinks(SVG).matchAll(/<link rel="icon" type="image\/svg\+xml" sizes="(\w+)" href="([^"]*)">/g)]
  expect(links.map(([, sizes]) => sizes)).toEqual(['48x48', 'any'])
  const [file, own] = links.map(([, , href = '']) => new URL(href, 'https://juwelier.example'))
  expect(file?.pathname).toBe('/icon.svg')
  expect(own?.hash).toBe('')
  expect(decodeURIComponent(own?.pathname ?? '')).toBe(`image/svg+xml,${SVG.replaceAll('"', "'")}`)
})
