import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { banner, button, settings, toggle } from './consent-banner.ts'
import { consentLog } from './consent-log.ts'
import type { Mode } from './server/modes.ts'
import { openSettled, settled } from './settled.ts'
import { decided, leftBehind, startWith, test } from './stand-ins/third-parties.ts'

/** Pages that hold everything which could ask another server: clock, maps, calendar. */
const AROUND = ['/', '/kontakt', '/terminvereinbarung', '/uhren/rolex']

/** Opens pages one after the other, to their ends. */
async function lookAround(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await openSettled(page, path)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForTimeout(100)
  }
}

const states = {
  'no choice': { stored: {}, asked: true, hosts: [], left: [] },
  'everything rejected': {
    stored: decided({ functional: true, matomo: false, rolex: false, offline: false }),
    asked: false,
    hosts: [],
    left: ['int-consents'],
  },
  'everything allowed': {
    stored: decided({ functional: true, matomo: true, rolex: true, offline: false }),
    asked: false,
    hosts: ['static.rolex.com', 'statistik.wennerholt.example'],
    left: ['int-consents'],
  },
  'a choice about another set of consents': {
    stored: decided({ functional: true, rolex: true }),
    asked: true,
    hosts: [],
    left: ['int-consents'],
  },
  'a damaged choice': { stored: { 'int-consents': '{"consents":' }, asked: true, hosts: [], left: ['int-consents'] },
}

for (const [state, { stored, asked, hosts, left }] of Object.entries(states)) {
  test(`with ${state}, exactly the servers are asked that were allowed`, async ({ page, thirdParties }) => {
    test.slow()
    await startWith(page, stored)
    // What counts as no choice asks nobody, on whichever page.
    await lookAround(page, state === 'no choice' || !asked ? AROUND : ['/'])
    await expect(banner(page)).toHaveCount(asked ? 1 : 0)
    await expect.poll(thirdParties.hosts).toEqual(hosts)
    const { local, session, cookies } = await leftBehind(page)
    expect(local).toEqual(left)
    expect(session).toEqual([])
    if (hosts.length === 0) expect(cookies).toEqual([])
  })
}

test('the server sends the same page to everyone, with a banner that only the browser shows', async ({
  page,
  request,
}) => {
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  const html = await (await request.get('/')).text()
  expect(html).toContain('Ihre Einwilligung')
  expect(html.slice(0, 100)).toContain('<html lang="de"')
  expect(await (await page.goto('/'))?.text()).toBe(html)
  await expect(page.getByText('Ihre Einwilligung', { exact: true })).toBeHidden()
})

test('who has decided does not even load the banner', async ({ page }) => {
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  const scripts: string[] = []
  page.on('request', (asked) => scripts.push(asked.url()))
  await page.goto('/')
  await expect.poll(() => scripts.some((url) => /\/consent-[\w-]+\.js/.test(url))).toBe(true)
  await settled(page)
  expect(scripts.filter((url) => url.includes('consent-dialog'))).toEqual([])
})

test('a selection allows what is ticked and nothing else', async ({ page, thirdParties }) => {
  await page.goto('/')
  // What is ticked before is ticked once the code is there, and Playwright looks at once.
  await expect(banner(page)).not.toHaveAttribute('data-asleep')
  await toggle(page, 'Rolex').check()
  await button(page, 'Auswahl speichern').click()
  await expect(page.getByRole('banner').getByText('10:08')).toBeVisible()
  expect(thirdParties.hosts()).toEqual(['static.rolex.com'])
})

test('reset removes the stored choice and asks again', async ({ page }) => {
  await startWith(page, decided({ functional: true, matomo: true, rolex: true, offline: false }))
  await page.goto('/')
  await settings(page).click()
  await button(page, 'Auswahl zurücksetzen').click()
  await expect(toggle(page, 'Rolex')).not.toBeChecked()
  expect((await leftBehind(page)).local).toEqual([])
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test('a decision is on record under the id in the browser, and nothing is sent before it', async ({ page }, info) => {
  // Decisions are limited by address, and other tests decide too.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })
  const reports: string[] = []
  page.on('request', (asked) => asked.url().endsWith('/forms/consent') && reports.push(asked.postData() ?? ''))
  await openSettled(page, '/')
  await expect(banner(page)).toBeVisible()
  await expect(banner(page)).not.toHaveAttribute('data-asleep')
  await toggle(page, 'Rolex').check()
  expect(reports).toEqual([])
  await button(page, 'Auswahl speichern').click()
  await expect(banner(page)).toHaveCount(0)
  expect(reports).toHaveLength(1)
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('int-consents') ?? ''))
  const onRecord = () => consentLog(info.project.name as Mode, id)
  await expect.poll(() => onRecord().length).toBe(1)
  const [row] = onRecord()
  expect(row).toMatchObject({ action: 'save', language: 'de' })
  expect(JSON.parse(String(row?.choices))).toEqual({ functional: true, matomo: false, rolex: true, offline: false })
  expect(String(row?.text)).toContain('Ihre Einwilligung')
})

test('a decision that cannot be put on record counts all the same', async ({ page }) => {
  await page.route('**/forms/consent', (route) => route.abort())
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.goto('/')
  await button(page, 'Alle ablehnen').click()
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(banner(page)).toHaveCount(0)
  expect(thrown).toEqual([])
})

test('a choice older than twelve months asks again, its toggles as they were chosen', async ({
  page,
  thirdParties,
}) => {
  const old = JSON.parse(decided({ functional: true, matomo: false, rolex: true, offline: false })['int-consents'])
  old.timestamp -= 366 * 24 * 60 * 60 * 1000
  await startWith(page, { 'int-consents': JSON.stringify(old) })
  await openSettled(page, '/')
  await expect(toggle(page, 'Rolex')).toBeChecked()
  await expect(toggle(page, /Statistik/)).not.toBeChecked()
  expect(thirdParties.requests).toEqual([])
})

test('two tabs agree', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/kontakt')
  await expect(banner(other)).toBeVisible()
  await button(page, 'Alle ablehnen').click()
  await expect(banner(other)).toHaveCount(0)
})

test('a set of consents that has changed shows earlier choices as they were', async ({ page }) => {
  await startWith(page, decided({ functional: true, rolex: true }))
  await page.goto('/')
  await expect(toggle(page, 'Rolex')).toBeChecked()
  await expect(toggle(page, /Statistik/)).not.toBeChecked()
})

test('privacy and imprint can be read before a choice', async ({ page }) => {
  await page.goto('/')
  await banner(page).getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
})
