import { expect, test } from 'vitest'
import { fakeBackend } from '#sdk/fake-backend.ts'
import { createSdk } from '#sdk/sdk.ts'
import type { PageRequest } from '../data/page-request.ts'
import { pageText } from './page-text.ts'

const id = '0b9e4a52-7c1d-4a60-9d5e-3f1b2c4d5e6f'
const file = {
  id,
  type: 'image/jpeg',
  width: 2400,
  height: 1600,
  focal_x: 0.5,
  focal_y: 0.5,
  placeholder: null,
  hash: 'abc',
  translations: [{ language: 'de', alt: 'Werkbank' }],
}

function requestWith(files: object[]) {
  const backend = fakeBackend(() => ({ json: { data: files } }))
  const sdk = createSdk({ url: 'http://backend.internal', project: 'laden.example', fetch: backend.fetch })
  const request = {
    sdk,
    project: { domain: 'laden.example', languages: ['de'], translations: [] },
    language: 'de',
    first: 'de',
  } as unknown as PageRequest
  return { request, calls: backend.calls }
}

test('a picture of the project comes in several widths, with its size and its alternative text', async () => {
  const { request } = requestWith([file])
  const html = await pageText(`<p><img src="/assets/${id}?width=80" onerror="x()" style="x"></p>`, request)
  expect(html).toMatch(new RegExp(`src="/assets/${id}\\?width=960&amp;v=abc"`))
  expect(html).toContain('1980w')
  expect(html).toContain('width="2400" height="1600" alt="Werkbank" loading="lazy"')
  expect(html).not.toMatch(/onerror|style/)
})

test("the editor's own alternative text comes before that of the file", async () => {
  const { request } = requestWith([file])
  expect(await pageText(`<img src="/assets/${id}" alt="Katharina">`, request)).toContain('alt="Katharina"')
})

test.each([
  ['another server', 'https://tracker.example/a.png'],
  ['another project', `/assets/${id}`],
  ['the page itself', 'data:image/png;base64,AAAA'],
  ['another path', `//tracker.example/assets/${id}`],
])('a picture from %s is left out', async (_from, src) => {
  const { request } = requestWith([])
  expect(await pageText(`<p>Text <img src="${src}"></p>`, request)).toBe('<p>Text </p>')
})

test('a text without pictures asks the backend for nothing', async () => {
  const { request, calls } = requestWith([])
  expect(await pageText('<h2>Über uns</h2>', request, ['ueber-uns'])).toContain('<h2 id="ueber-uns-2">')
  expect(calls).toEqual([])
})
