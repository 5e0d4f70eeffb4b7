import { expect, test } from 'vitest'
import { isText, pageDataFile, pageFile } from './export-files.ts'

test('a page lies where static servers look for an address without ending', () => {
  expect(pageFile('/')).toBe('index.html')
  expect(pageFile('/en')).toBe('en.html')
  expect(pageFile('/uhren/r%C3%B6mer')).toBe('uhren/römer.html')
  expect(pageFile('/404.html')).toBe('404.html')
  expect(pageFile('/shop?page=2')).toBe('shop@page=2.html')
})

test('page data lie under the address that browsers ask for', () => {
  expect(pageDataFile('/page-data/index/page-data.json')).toBe('page-data/index/page-data.json')
  expect(pageDataFile('/page-data/404.html/page-data.json')).toBe('page-data/404.html/page-data.json')
  expect(pageDataFile('/page-data/shop/page-data.json?page=2')).toBe('page-data/shop/page-data@page=2.json')
})

test('texts are compressed, pictures and fonts are already', () => {
  expect(['a.html', 'build/b.js', 'sitemap.xml'].every(isText)).toBe(true)
  expect(['a.webp', 'b.woff2', 'c.pdf'].some(isText)).toBe(false)
})
