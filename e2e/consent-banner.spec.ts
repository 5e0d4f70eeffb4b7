import { expect } from '@playwright/test'
import { banner, button, settings, toggle } from './consent-banner.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openSettled, settled } from './settled.ts'
import { decided, leftBehind, startWith, test } from './stand-ins/third-parties.ts'

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
  // Without fonts of their own texts do not change their width when those arrive.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node)
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openSettled(page, '/')
  await expect(banner(page)).toBeVisible()
  await page.waitForTimeout(700)
  await button(page, 'Alle ablehnen').click()
  await expect(banner(page)).toHaveCount(0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
  const sum = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001)
})

test('the banner is in the language that was changed to before its code had come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/build/consent-dialog-*.js', async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest('**/build/consent-dialog-*.js')
  await page.goto('/')
  await asked
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What lasts' })).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toHaveCount(0)
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
