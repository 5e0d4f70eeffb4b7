import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { runQuietly } from '../scripts/launch/child.mjs'
import { openSettled } from './settled.ts'
import { startStaticServer } from './stand-ins/static-server.ts'
import { test } from './test.ts'

const DOMAIN = 'optik-sandkamp.localhost'

let dir: string
let site: Awaited<ReturnType<typeof startStaticServer>>

async function exportTo(folder: string, baseURL: string | undefined, ...options: string[]) {
  process.env.BACKEND_URL = baseURL ?? ''
  const { code, output } = await runQuietly(process.execPath, ['server/programs/export.ts', folder, DOMAIN, ...options])
  delete process.env.BACKEND_URL
  if (code !== 0) throw new Error(output)
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(240_000)
  dir = mkdtempSync(join(tmpdir(), 'schaufenster-export-'))
  await exportTo(dir, baseURL)
  site = await startStaticServer(dir)
})

test.afterAll(async () => {
  await site?.stop()
  rmSync(dir, { recursive: true, force: true })
})

const complaints = (page: Page) => {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  return found
}

test('a page of the export works without the server: it hydrates and shows its pictures', async ({ page }) => {
  const found = complaints(page)
  // The backend lies elsewhere.
  await page.route('**/forms/**', (route) => route.fulfill({ status: 204 }))
  await page.setViewportSize({ width: 390, height: 844 })
  await openSettled(page, site.origin)
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await page.getByRole('button', { name: 'Menü' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  const broken = await page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  )
  expect(broken).toEqual([])
  expect(found).toEqual([])
  expect(site.missing).toEqual([])
})

test('links go on through the page data of the export, without loading a document', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSettled(page, site.origin)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click()
  await expect(page).toHaveURL(`${site.origin}/impressum`)
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  expect(documents).toEqual([])
})

test('every page of the sitemap has its file, its data and their compressed forms', async () => {
  const sitemap = readFileSync(join(dir, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const name = path === '/' ? 'index' : path.slice(1)
    for (const file of [`${name}.html`, `${name}.html.br`, `${name}.html.gz`, `page-data/${name}/page-data.json`])
      expect(existsSync(join(dir, file)), file).toBe(true)
  }
})

test('an address that leads nowhere shows the 404 page', async ({ page }) => {
  const answer = await page.goto(`${site.origin}/gibt-es-nicht`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nicht gefunden')
})

test('redirects, headers, robots, service worker and offline card are among the files', async () => {
  const text = (file: string) => readFileSync(join(dir, file), 'utf8')
  expect(text('_redirects')).toContain('/schaufenster / 302')
  expect(text('_headers')).toContain("script-src 'self'")
  expect(text('robots.txt')).toContain(`https://${DOMAIN}/sitemap.xml`)
  expect(text('offline.html')).toContain('keine Verbindung')
  expect(text('sw.js')).toContain('int-shell')
  expect(text('index.html')).not.toMatch(/\/assets\/[\w-]+\?/)
})

test('a second export writes nothing anew where nothing has changed', async ({ baseURL }) => {
  const before = statSync(join(dir, 'index.html')).mtimeMs
  await exportTo(dir, baseURL)
  expect(statSync(join(dir, 'index.html')).mtimeMs).toBe(before)
})

test('several threads make the same export as one', async ({ baseURL }) => {
  const other = mkdtempSync(join(tmpdir(), 'schaufenster-export-'))
  await exportTo(other, baseURL, '--threads', '3')
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('.export') && statSync(join(folder, name)).isFile())
      .sort()
  const files = filesOf(other)
  expect(files.length).toBeGreaterThan(100)
  expect(files).toEqual(filesOf(dir))
  const different = files.filter((name) => !readFileSync(join(other, name)).equals(readFileSync(join(dir, name))))
  expect(different).toEqual([])
  rmSync(other, { recursive: true, force: true })
})
