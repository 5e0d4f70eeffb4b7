import { expect, test } from 'vitest'
import { fakePages, pageData } from './fake-pages.ts'
import { fetchPageData } from './fetch-page-data.ts'

const ADDRESS = '/page-data/kontakt/page-data.json'
const NOT_FOUND = '/page-data/404.html/page-data.json'

const load = (pages: ReturnType<typeof fakePages>) => fetchPageData(pages.fetch, '/kontakt', '/404.html')

test('page data with a path is a success', async () => {
  const pages = fakePages({ [ADDRESS]: { body: pageData('/kontakt') } })
  expect(await load(pages)).toEqual({ status: 'success', pageData: pageData('/kontakt'), notFound: false })
})

test.each([
  ['404', { status: 404 }],
  ['a body that is not JSON', { text: '<!doctype html>' }],
  ['JSON without a path', { body: { result: {} } }],
  ['JSON that is null', { text: 'null' }],
])('%s falls back to the 404 page', async (_case, answer) => {
  const pages = fakePages({ [ADDRESS]: answer, [NOT_FOUND]: { body: pageData('/404.html') } })
  expect(await load(pages)).toEqual({ status: 'success', pageData: pageData('/404.html'), notFound: true })
})

test('a 404 page that is missing itself is an error, not a loop', async () => {
  const pages = fakePages({})
  expect(await load(pages)).toEqual({ status: 'error' })
  expect(pages.asked).toEqual([ADDRESS, NOT_FOUND])
})

test('500 is an error at once', async () => {
  const pages = fakePages({ [ADDRESS]: { status: 500 } })
  expect(await load(pages)).toEqual({ status: 'error' })
  expect(pages.asked).toEqual([ADDRESS])
})

test.each([['network' as const], [{ status: 503 }], [{ status: 403 }]])(
  'anything else (%j) is tried again up to three times',
  async (answer) => {
    const pages = fakePages({ [ADDRESS]: answer })
    expect(await load(pages)).toEqual({ status: 'error' })
    expect(pages.count(ADDRESS)).toBe(4)
  },
)

test('a retry that succeeds is a success', async () => {
  const pages = fakePages({ [ADDRESS]: ['network', { status: 502 }, { body: pageData('/kontakt') }] })
  expect(await load(pages)).toMatchObject({ status: 'success', notFound: false })
  expect(pages.count(ADDRESS)).toBe(3)
})
