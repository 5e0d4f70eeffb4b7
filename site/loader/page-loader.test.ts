import { expect, test, vi } from 'vitest'
import type { Messages } from '../messages/message-types.ts'
import { fakePages, pageData } from './fake-pages.ts'
import { createPageLoader, type LoaderParts, PAGE_LIFETIME } from './page-loader.ts'

const Template = () => null
const APP_DATA = '/page-data/app-data.json'
const CONTACT = '/page-data/kontakt/page-data.json'
const app = { [APP_DATA]: { body: { webpackCompilationHash: 'build-1' } } }

function loaderFor(pages: ReturnType<typeof fakePages>, parts: Partial<LoaderParts> = {}) {
  return createPageLoader({
    fetch: pages.fetch,
    loadTemplate: async () => Template,
    loadMessages: async () => ({}) as Messages,
    buildHash: 'build-1',
    now: () => 0,
    ...parts,
  })
}

test('a page comes with its template, its data and the shared data that it names', async () => {
  const pages = fakePages({
    ...app,
    [CONTACT]: { body: pageData('/kontakt', { staticQueryHashes: ['12', '34'] }) },
    '/page-data/sq/d/12.json': { body: { data: { menus: {} } } },
    '/page-data/sq/d/34.json': { body: { data: { theme: {} } } },
  })
  const result = await loaderFor(pages).load('/kontakt')
  expect(result).toMatchObject({
    status: 'success',
    resources: {
      component: Template,
      json: { data: { heading: '/kontakt' } },
      page: { componentChunkName: 'contact', path: '/kontakt', webpackCompilationHash: 'build-1' },
      staticQueryResults: { 12: { data: { menus: {} } }, 34: { data: { theme: {} } } },
    },
  })
})

test('shared data is fetched once, however many pages name it', async () => {
  const pages = fakePages({
    ...app,
    [CONTACT]: { body: pageData('/kontakt', { staticQueryHashes: ['12'] }) },
    '/page-data/impressum/page-data.json': { body: pageData('/impressum', { staticQueryHashes: ['12'] }) },
    '/page-data/sq/d/12.json': { body: { data: {} } },
  })
  const loader = loaderFor(pages)
  await Promise.all([loader.load('/kontakt'), loader.load('/impressum')])
  expect(pages.count('/page-data/sq/d/12.json')).toBe(1)
})

test('the shared data of the first page, which the server wrote into it, is not fetched', async () => {
  const pages = fakePages({ ...app, [CONTACT]: { body: pageData('/kontakt', { staticQueryHashes: ['12'] }) } })
  const loader = loaderFor(pages)
  const { componentChunkName, path, result } = pageData('/')
  const page = { componentChunkName, path, staticQueryHashes: ['12'], webpackCompilationHash: 'build-1' }
  const staticQueryResults = { 12: { data: {} } }
  const resources = { component: Template, messages: {} as Messages, json: result, page, staticQueryResults }
  loader.keep('/', { status: 'success', resources })
  expect(await loader.load('/kontakt')).toMatchObject({ status: 'success' })
  expect(pages.asked).toEqual([APP_DATA, CONTACT])
})

test('two loads of one page at the same time share one request', async () => {
  const pages = fakePages({ ...app, [CONTACT]: { body: pageData('/kontakt') } })
  const loader = loaderFor(pages)
  await Promise.all([loader.load('/kontakt'), loader.load('/kontakt/#map')])
  expect(pages.count(CONTACT)).toBe(1)
})

test('a loaded page is shown again without asking for five minutes, then asked for again', async () => {
  let time = 0
  const pages = fakePages({ ...app, [CONTACT]: { body: pageData('/kontakt') } })
  const loader = loaderFor(pages, { now: () => time })
  await loader.load('/kontakt')
  time = PAGE_LIFETIME - 1
  await loader.load('/kontakt')
  expect(pages.count(CONTACT)).toBe(1)
  time = PAGE_LIFETIME
  await loader.load('/kontakt')
  expect(pages.count(CONTACT)).toBe(2)
})

test('a failure is not kept', async () => {
  const pages = fakePages({ ...app, [CONTACT]: [{ status: 500 }, { body: pageData('/kontakt') }] })
  const loader = loaderFor(pages)
  expect(await loader.load('/kontakt')).toEqual({ status: 'error' })
  expect(await loader.load('/kontakt')).toMatchObject({ status: 'success' })
})

test('another build on the server asks for a full navigation', async () => {
  const pages = fakePages({
    [APP_DATA]: { body: { webpackCompilationHash: 'build-2' } },
    [CONTACT]: { body: pageData('/kontakt') },
  })
  expect(await loaderFor(pages).load('/kontakt')).toEqual({ status: 'newBuild' })
})

test('app data that cannot be had never counts as another build', async () => {
  const pages = fakePages({ [APP_DATA]: { status: 503 }, [CONTACT]: { body: pageData('/kontakt') } })
  expect(await loaderFor(pages).load('/kontakt')).toMatchObject({ status: 'success' })
  expect(pages.count(APP_DATA)).toBe(4)
})

test('a path without page data shows the 404 page in the language of the address', async () => {
  const pages = fakePages({ ...app, '/page-data/en/404.html/page-data.json': { body: pageData('/en/404.html') } })
  expect(await loaderFor(pages).load('/en/nowhere')).toMatchObject({
    status: 'notFound',
    resources: { page: { path: '/en/404.html' } },
  })
})

test('a path without page data that exists on the server is an error, so that the browser goes there itself', async () => {
  const pages = fakePages({
    ...app,
    '/page-data/404.html/page-data.json': { body: pageData('/404.html') },
    'HEAD /brochure': { status: 200 },
  })
  expect(await loaderFor(pages).load('/brochure')).toEqual({ status: 'error' })
})

test('a path that the server redirects, perhaps to another host, is left to the browser', async () => {
  const pages = fakePages({
    ...app,
    '/page-data/404.html/page-data.json': { body: pageData('/404.html') },
    'HEAD /login': { redirects: true },
  })
  expect(await loaderFor(pages).load('/login')).toEqual({ status: 'error' })
})

test('a chunk that cannot be loaded is told apart from data that cannot', async () => {
  const pages = fakePages({ ...app, [CONTACT]: { body: pageData('/kontakt') } })
  const loadTemplate = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  expect(await loaderFor(pages, { loadTemplate }).load('/kontakt')).toEqual({ status: 'chunkError' })
})

test('shared data that cannot be had is an error', async () => {
  const pages = fakePages({ ...app, [CONTACT]: { body: pageData('/kontakt', { staticQueryHashes: ['9'] }) } })
  expect(await loaderFor(pages).load('/kontakt')).toEqual({ status: 'error' })
})

test('a list is fetched with its query in one form, and anything else in the query makes no further request', async () => {
  const list = '/page-data/shop/page-data.json?manufacturers=3%2C9&page=2'
  const pages = fakePages({ ...app, [list]: { body: pageData('/shop') } })
  const loader = loaderFor(pages)
  await loader.load('/shop?page=2&manufacturers=9,3')
  await loader.load('/shop?manufacturers=3,9&page=2&utm_source=letter')
  expect(pages.count(list)).toBe(1)
  expect(loader.peek('/shop')).toBeUndefined()
})
