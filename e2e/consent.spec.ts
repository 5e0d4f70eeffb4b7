import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { consentLog } from './consent-log.ts'
import { expectAccessible } from './expect-accessible.ts'
import type { Mode } from './server/modes.ts'
import { openSettled, settled } from './settled.ts'
import { decided, leftBehind, startWith, test } from './stand-ins/third-parties.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Einwilligung' })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const toggle = (page: Page, name: string | RegExp) => banner(page).getByRole('checkbox', { name })
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })

/** Opens pages that hold everything which could ask another server: clock, maps, calendar. */
async function lookAround(page: Page) {
  for (const path of ['/', '/kontakt', '/terminvereinbarung', '/uhren/rolex']) {
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
    await lookAround(page)
    await expect(banner(page)).toHaveCount(asked ? 1 : 0)
    await expect.poll(thirdParties.hosts).toEqual(hosts)
    const { local, session, cookies } = await leftBehind(page)
    expect(local).toEqual(left)
    expect(session).toEqual([])
    if (hosts.length === 0) expect(cookies).toEqual([])
  })
}

test('the server sends the same page to everyone, without a banner', async ({ request }) => {
  expect(await (await request.get('/')).text()).not.toContain('Ihre Einwilligung')
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

test('rejecting and accepting weigh the same, and nothing that is optional is ticked', async ({ page }) => {
  await page.goto('/')
  const looks = await Promise.all(
    ['Alle ablehnen', 'Alle akzeptieren'].map(async (name) => {
      const box = await button(page, name).boundingBox()
      const style = await button(page, name).evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
        return { color, backgroundColor, borderColor, fontSize, fontWeight }
      })
      return { ...style, width: box?.width, height: box?.height, y: box?.y }
    }),
  )
  expect(looks[0]).toEqual(looks[1])
  await expect(button(page, 'Auswahl speichern')).toBeVisible()
  await expect(toggle(page, /^Notwendig/)).toBeChecked()
  await expect(toggle(page, /^Notwendig/)).toBeDisabled()
  await expect(toggle(page, /Statistik/)).not.toBeChecked()
  await expect(toggle(page, 'Rolex')).not.toBeChecked()
})

const labels = [
  ['/', 'Alle ablehnen', 'Alle akzeptieren', 'Auswahl speichern', 'Cookie-Einstellungen', 'Statistik (Matomo)'],
  ['/en', 'Reject all', 'Accept all', 'Save selection', 'Cookie settings', 'Statistics (Matomo)'],
  ['/fr', 'Tout refuser', 'Tout accepter', 'Enregistrer le choix', 'Paramètres des cookies', 'Statistiques (Matomo)'],
] as const

for (const [path, reject, accept, save, link, statistics] of labels) {
  test(`${path} asks in its own language`, async ({ page }) => {
    await page.goto(path)
    for (const name of [reject, accept, save])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: statistics })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: link })).toBeVisible()
  })
}

test('the banner is 520 px wide at the bottom left, and centred on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const large = await banner(page).boundingBox()
  expect(large).toMatchObject({ x: 20, width: 520 })
  expect((large?.y ?? 0) + (large?.height ?? 0)).toBeCloseTo(880, 0)
  await page.setViewportSize({ width: 800, height: 900 })
  expect(await banner(page).boundingBox()).toMatchObject({ x: 140, width: 520 })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await banner(page).boundingBox()).toMatchObject({ x: 20, width: 350 })
})

test('the banner comes and goes without moving the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openSettled(page, '/')
  await expect(banner(page)).toBeVisible()
  await page.waitForTimeout(700)
  await button(page, 'Alle ablehnen').click()
  await expect(banner(page)).toHaveCount(0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001)
})

test('the banner collapses in 500 ms', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await banner(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.5s/)
  const start = Date.now()
  await button(page, 'Alle ablehnen').click()
  await expect(banner(page)).toHaveCount(0)
  expect(Date.now() - start).toBeGreaterThanOrEqual(500)
})

test('by keyboard alone: the banner is the first stop after the skip link, and rejecting ends it for good', async ({
  page,
  thirdParties,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toggle(page, /Statistik/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  expect((await leftBehind(page)).local).toEqual([])
  while (!(await button(page, 'Alle ablehnen').evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await settled(page)
  await expect(banner(page)).toHaveCount(0)
  expect(thirdParties.requests).toEqual([])
})

test('the footer link reopens the dialog; Escape closes it, changes nothing and gives the focus back', async ({
  page,
}) => {
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  await page.goto('/')
  const before = await page.evaluate(() => localStorage.getItem('int-consents'))
  await settings(page).focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(toggle(page, /Statistik/)).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
  await expect(settings(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('int-consents'))).toBe(before)
})

test('a selection allows what is ticked and nothing else', async ({ page, thirdParties }) => {
  await page.goto('/')
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

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`axe finds nothing in the banner at ${width} px, folded and unfolded`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const part = 'section[aria-labelledby="consent-heading"]'
    await expectAccessible(page, part)
    await banner(page).getByText('Einzelheiten').click()
    await expectAccessible(page, part)
  })

  test(`nothing that gets the focus at ${width} px lies hidden under the banner or the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSettled(page, '/kontakt')
    await expect(banner(page)).toBeVisible()
    const hidden: string[] = []
    for (let press = 0; press < 120; press++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return 'end'
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const across = [0.1, 0.5, 0.9].map((part) => left + (right - left) * part)
        const down = [0.1, 0.5, 0.9].map((part) => top + (bottom - top) * part)
        const seen = across.some((x) => down.some((y) => element.contains(document.elementFromPoint(x, y))))
        return seen ? '' : element.outerHTML.slice(0, 120)
      })
      if (found === 'end') break
      if (found) hidden.push(found)
    }
    expect(hidden).toEqual([])
  })
}

test('privacy and imprint can be read before a choice', async ({ page }) => {
  await page.goto('/')
  await banner(page).getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
})
