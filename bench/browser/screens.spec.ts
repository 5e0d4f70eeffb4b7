import { expect, type Page } from '@playwright/test'
import { signIn } from '../../e2e/back-office/office.ts'
import { OWNER, ownOffice } from '../../e2e/back-office/own-office.ts'
import { test } from '../../e2e/test.ts'
import { atRest } from './at-rest.ts'

const TURNS = 3
const LIMIT_MS = 1000

/** Screens and what stands on them once they can be used. */
const SCREENS: readonly (readonly [path: string, ready: string])[] = [
  // The figures and ways of the first look; lists of what is to be done stand below them only where there is something.
  ['/', '#main-content:has(nav a):has([aria-busy=false]):not(:has([aria-busy=true]))'],
  ['/ecommerce_order', '#main-content .RaList-content, #main-content .RaList-noResults'],
  ['/ecommerce_product', '#main-content tbody tr'],
  ['/ecommerce_product/1', '#main-content form input[name=display_name]'],
  ['/page', '#main-content tbody tr'],
  ['/page/1', '#main-content form .tiptap'],
  ['/brand/1', '#main-content form input[name=display_name]'],
  ['/ecommerce_category/1', '#main-content form input[name=display_name]'],
  ['/branch/1', '#main-content form input[name=display_name]'],
  ['/project/1', '#main-content form input'],
  ['/theme/1', '#main-content form input'],
  ['/reports', '#main-content table'],
  ['/users', '#main-content tbody tr'],
  ['/connections', '#main-content input'],
  ['/mail-texts', '#main-content input'],
]

const { office } = ownOffice()

/** Goes to a screen as a link of the menu does; milliseconds until it can be used: what was looked for stands there, and the next frame came. */
const open = (page: Page, path: string, ready: string): Promise<number> =>
  page.evaluate(
    async ([to, selector]) => {
      const from = performance.now()
      history.pushState({}, '', `/admin${to}`)
      dispatchEvent(new PopStateEvent('popstate'))
      const isThere = () => location.pathname === `/admin${to}` && document.querySelector(selector) !== null
      while (!isThere() && performance.now() - from < 8000) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - from
    },
    [path, ready] as const,
  )

test('every screen can be used within a second, on a processor of a fourth of the speed', async ({ page }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, office().address, OWNER)
  await atRest(page, office().address)
  const session = await page.context().newCDPSession(page)
  const slow: string[] = []
  for (const [path, ready] of SCREENS) {
    const spent: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      await open(page, '/bin', '#main-content')
      await page.waitForTimeout(800)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      spent.push(await open(page, path, ready))
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.waitForTimeout(800)
    }
    const middle = spent.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0
    const said = `${path}: ${Math.round(middle)} ms in the middle; each: ${spent.map(Math.round).join(', ')}`
    console.log(said)
    if (middle > LIMIT_MS) slow.push(said)
  }
  expect(slow).toEqual([])
})
