import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { backOfficeApp } from './back-office.ts'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'schaufenster-back-office-'))
  mkdirSync(join(dist, 'build'))
  writeFileSync(join(dist, 'index.html'), '<title>Verwaltung</title>')
  writeFileSync(join(dist, 'build/entry-1.js'), 'run()')
})

afterEach(() => rmSync(dist, { recursive: true }))

test.each(['/admin', '/admin/', '/admin/page/3'])(
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
