import { expect, test } from 'vitest'
import { fakeCaches } from './fake-caches.ts'
import { createKeptPages } from './kept-pages.ts'

type Site = Record<string, { body: string; status?: number; headers?: Record<string, string> }>

const html = (text: string, build = '1') =>
  `<link href="/build/${text}.css"><img srcset="/assets/${text}.jpg?w=1&amp;q=2 1w"><p>${text}</p>{"webpackCompilationHash":"${build}"}`

function setUp(site: Site, buildHash = '1', caches = fakeCaches()) {
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const { pathname, search } = new URL(address, 'http://site')
    const { body, status = 200, headers } = site[pathname + search] ?? { body: 'a file' }
    const type = pathname.includes('.') ? 'text/css' : 'text/html; charset=utf-8'
    return new Response(body, { status, headers: { 'content-type': type, ...headers } })
  }
  return { caches, asked, pages: createKeptPages({ caches, fetch, buildHash }) }
}

test('a page is kept with the files that its HTML names and those that it has shown', async () => {
  const { pages, asked } = setUp({ '/kontakt': { body: html('kontakt'), headers: { 'content-encoding': 'br' } } })
  await pages.keep('/kontakt', ['/assets/bild.jpg?w=640'])
  const kept = await pages.find('/kontakt')
  expect(await kept?.text()).toContain('<p>kontakt</p>')
  expect(kept?.headers.has('content-encoding')).toBe(false)
  expect(asked).toEqual(['/kontakt', '/build/kontakt.css', '/assets/bild.jpg?w=640'])
  expect(await pages.findFile('/assets/bild.jpg?w=640')).toBeDefined()
})

test('a page is found whatever campaign its address names, a list by its filter', async () => {
  const { pages } = setUp({
    '/': { body: html('start') },
    '/shop?category=uhren': { body: html('uhren') },
  })
  await pages.keep('/?utm_source=brief', [])
  await pages.keep('/shop?category=uhren', [])
  expect(await (await pages.find('/'))?.text()).toContain('start')
  expect(await (await pages.find('/shop?category=uhren&utm_source=x'))?.text()).toContain('uhren')
  expect(await pages.find('/shop')).toBeUndefined()
})

test('nothing is kept of another build, of a refusal, or of what must not be stored', async () => {
  const { pages } = setUp({
    '/neu': { body: html('neu', '2') },
    '/fort': { body: html('fort'), status: 404 },
    '/bestellung': { body: html('bestellung'), headers: { 'cache-control': 'no-store' } },
  })
  for (const address of ['/neu', '/fort', '/bestellung']) {
    await pages.keep(address, [])
    expect(await pages.find(address), address).toBeUndefined()
  }
})

test('looking for a page makes no cache, and forgetting leaves none, of whatever build', async () => {
  const { pages, caches } = setUp({ '/a': { body: html('a') } })
  expect([await pages.find('/a'), await pages.findFile('/build/a.css')]).toEqual([undefined, undefined])
  expect(await caches.keys()).toEqual([])
  await pages.keep('/a', [])
  const next = setUp({ '/a': { body: html('a', '2') } }, '2', caches)
  await next.pages.keep('/a', [])
  await next.pages.forgetAll()
  expect(await caches.keys()).toEqual([])
})

test('a new build takes over the pages as they are in it, and the old ones go', async () => {
  const old = setUp({ '/a': { body: html('alt') }, '/b': { body: html('alt') } })
  await old.pages.keep('/a', [])
  await old.pages.keep('/b', [])
  const site = { '/a': { body: html('neu', '2') }, '/b': { body: '', status: 500 } }
  const { pages } = setUp(site, '2', old.caches)
  await pages.takeOver()
  expect(await (await old.pages.find('/a'))?.text()).toContain('alt')
  await pages.dropOtherBuilds()
  expect(await (await pages.find('/a'))?.text()).toContain('neu')
  expect(await pages.find('/b')).toBeUndefined()
  expect((await old.caches.keys()).sort()).toEqual(['int-files-2', 'int-pages-2'])
})

test('thirty pages are kept; the one shown longest ago goes, with the files that were kept for no other page', async () => {
  const site: Site = {}
  for (let index = 0; index < 31; index++) site[`/s${index}`] = { body: html(`s${index}`) }
  const { pages } = setUp(site)
  for (let index = 0; index < 30; index++)
    await pages.keep(`/s${index}`, [`/assets/s${index}.jpg?w=1&q=2`, `/build/late-${index}.js`])
  await pages.keep('/s0', [])
  await pages.keep('/s30', [])
  expect(await pages.find('/s0')).toBeDefined()
  expect(await pages.find('/s1')).toBeUndefined()
  expect(await pages.findFile('/build/s1.css')).toBeUndefined()
  expect(await pages.findFile('/build/late-1.js')).toBeUndefined()
  expect(await pages.findFile('/build/late-2.js')).toBeDefined()
  expect(await pages.findFile('/build/s2.css')).toBeDefined()
  expect(await pages.findFile('/assets/s2.jpg?w=1&q=2')).toBeDefined()
})
