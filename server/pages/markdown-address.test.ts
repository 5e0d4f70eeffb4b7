import { expect, test } from 'vitest'
import { markdownAddress, pathOfMarkdown, wantsMarkdown } from './markdown-address.ts'

test.each([
  ['/', '/index.md'],
  ['/uhren', '/uhren.md'],
  ['/en/watches/', '/en/watches.md'],
  ['/store/produkte?page=2', '/store/produkte.md?page=2'],
])('%s is Markdown at %s', (address, markdown) => {
  expect(markdownAddress(address)).toBe(markdown)
  const [path = ''] = markdown.split('?')
  expect(pathOfMarkdown(path)).toBe(address.split('?')[0]?.replace(/(.)\/$/, '$1'))
})

test('what is no address of Markdown is none', () => {
  for (const path of ['/', '/.md', '/uhren', '/uhren/.md', '/uhren.md/x']) expect(pathOfMarkdown(path)).toBeUndefined()
})

test('who wants HTML more, or Markdown not at all, gets HTML', () => {
  for (const accept of ['text/html, text/markdown;q=0.1', 'text/markdown;q=0', 'text/markdown; q=0.0, text/html'])
    expect(wantsMarkdown(accept)).toBe(false)
})

test('Markdown is asked for by its own type alone, which no browser names', () => {
  expect(wantsMarkdown('text/markdown, text/html;q=0.8')).toBe(true)
  expect(wantsMarkdown('text/html;q=0.9,text/markdown;q=1')).toBe(true)
  for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', 'text/markdownish', '', null, undefined])
    expect(wantsMarkdown(accept)).toBe(false)
})
