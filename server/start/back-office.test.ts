import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { backOfficeApp } from './back-office.ts'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'schaufenster-back-office-'))
  mkdirSync(join(dist, 'build'))
  writeFileSync(join(dist, 'index.html'), '<title>Verwaltung</title>')
  writeFileSync(join(dist, 'worker.js'), 'wait()')
  writeFileSync(join(dist, 'build/entry-1.js'), 'run()')
})

afterEach(() => rmSync(dist, { recursive: true }))

test('without the slash it leads to the address with it, where its worker and its installed form begin', async () => {
  const { status, headers } = await backOfficeApp(dist).request('/admin?from=mail')
  expect([status, headers.get('location')]).toEqual([308, '/admin/?from=mail'])
})

test.each(['/admin/', '/admin/page/3'])(
  '%s is the one document, asked for anew each time and framed by nobody',
  async (path) => {
    const answer = await backOfficeApp(dist).request(path)
    expect(await answer.text()).toContain('Verwaltung')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('its files are kept for ever, and one that is gone is no document', async () => {
  const app = backOfficeApp(dist)
  expect((await app.request('/admin/build/entry-1.js')).headers.get('cache-control')).toContain('immutable')
  expect((await app.request('/admin/build/entry-0.js')).status).toBe(404)
})

test('it can be installed: its manifest keeps to its own addresses, and without a line it shows a page of its own and keeps nothing else', async () => {
  const own = join(import.meta.dirname, '../../backoffice/public/installed')
  cpSync(own, join(dist, 'installed'), { recursive: true })
  const app = backOfficeApp(dist)
  const answer = await app.request('/admin/installed/manifest.json')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  const { scope, start_url, display, icons, shortcuts } = await answer.json()
  expect({ scope, start_url, display }).toEqual({ scope: '/admin/', start_url: '/admin/', display: 'standalone' })
  for (const { url } of shortcuts) expect(url.startsWith(scope)).toBe(true)
  for (const { src, sizes } of icons) {
    const picture = await app.request(src)
    expect(picture.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect((await app.request('/admin/worker.js')).headers.get('cache-control')).toBe('no-cache')
  const kept = readFileSync(join(own, '../worker.js'), 'utf8').matchAll(/'(\/admin\/\S+)'/g)
  const pages = await Promise.all([...kept].map(([, path = '']) => app.request(path)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200])
  expect((await Promise.all(pages.map((page) => page.text()))).map((page) => /<h1>(.*)<\/h1>/.exec(page)?.[1])).toEqual(
    ['Keine Verbindung', 'No connection'],
  )
})

test('a file comes in the best form that the build has laid beside it and the browser takes', async () => {
  writeFileSync(join(dist, 'build/entry-1.js.br'), 'brotli')
  writeFileSync(join(dist, 'build/entry-1.js.gz'), 'gzip')
  const app = backOfficeApp(dist)
  const asked = ['gzip, deflate, br', 'gzip', 'identity'].map(async (accepted) => {
    const answer = await app.request('/admin/build/entry-1.js', { headers: { 'accept-encoding': accepted } })
    return [answer.headers.get('content-encoding'), await answer.text()]
  })
  expect(await Promise.all(asked)).toEqual([
    ['br', 'brotli'],
    ['gzip', 'gzip'],
    [null, 'run()'],
  ])
})

test('a back office that is not built is said at the start', () => {
  rmSync(join(dist, 'index.html'))
  expect(() => backOfficeApp(dist)).toThrow(StartError)
})
