import { expect, test } from 'vitest'
import { linkedFeeds, ownLinks, withoutQueries } from './own-links.ts'

const hrefs = (...list: string[]) => list.map((href) => `<a class="x" href="${href}">x</a>`).join('')

test('pages are followed once, without their anchors and what campaigns add', () => {
  expect(ownLinks(hrefs('/kontakt#map', '/kontakt', '/?utm_source=x', '/en/watches'))).toEqual([
    '/kontakt',
    '/',
    '/en/watches',
  ])
})

test('the pages of a list are followed, its filters are not, for there is no end of them', () => {
  expect(ownLinks(hrefs('/shop?page=2', '/shop?category=uhren', '/shop?category=uhren&amp;page=3'))).toEqual([
    '/shop?page=2',
  ])
})

test('files, calls to the backend, the back office and other servers are not pages', () => {
  const others = ['/build/a.css', '/assets/1?width=80', '/forms/contact', '/admin', '/icon.svg', '//cdn.example/x']
  expect(ownLinks(hrefs(...others, 'https://example.org/'))).toEqual([])
})

test('a sitemap of files names no list that is narrowed', () => {
  const url = (path: string) => `<url><loc>https://laden.example${path}</loc><xhtml:link href="x"/></url>\n`
  expect(withoutQueries(url('/shop') + url('/shop?category=uhren') + url('/kontakt'))).toBe(
    url('/shop') + url('/kontakt'),
  )
})

test('the feeds and calendars that a document links to are found, each once', () => {
  const html =
    '<link rel="alternate" href="/feeds/news-rss.de.xml"/><a href="/feeds/event-3.de.ics">x</a><a href="/feeds/event-3.de.ics">'
  expect(linkedFeeds(html)).toEqual(['news-rss.de.xml', 'event-3.de.ics'])
})
