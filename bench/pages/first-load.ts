import type { Browser, Request } from '@playwright/test'
import { quiet } from '../../e2e/settled.ts'

/**
 * How a page is visited: only read, used at once by a pointer that moves over it, or read in a browser that does not get its scripts, which is
 * what is left to compare with.
 */
export const VISITS = ['bare', 'read', 'used'] as const
type Visit = (typeof VISITS)[number]

/** What a page costs a browser that comes for the first time: bytes over the wire, and milliseconds at a fourth of the processor's speed. */
export type FirstLoad = {
  bytes: Record<string, number>
  /** All that the main thread did, and what of it were scripts. */
  work: number
  script: number
  longestTask: number
  blocking: number
  shift: number
}

const KINDS: Record<string, string> = {
  document: 'HTML',
  script: 'JS',
  stylesheet: 'CSS',
  font: 'fonts',
  image: 'images',
}

/** Milliseconds without a file that arrives, after which a page has all that it loads by itself. */
const QUIET = 1500

type Seen = { tasks: number[]; shift: number }

/** Opens a page as a phone does, with everything that loads by itself or because the page is used. */
export async function firstLoadOf(browser: Browser, url: string, visit: Visit): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'de-DE',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.addInitScript(() => {
    const seen: Seen = { tasks: [], shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  if (visit === 'bare') await page.route(/\/build\/.*\.js$/, (route) => route.abort())
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url)
  if (visit === 'used') {
    await page.waitForTimeout(QUIET)
    await page.mouse.move(150, 300)
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  }
  await quiet(page, QUIET)
  const { metrics } = await session.send('Performance.getMetrics')
  const { tasks, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const bytes: Record<string, number> = {}
  for (const request of finished) {
    const kind = KINDS[request.resourceType()] ?? 'other'
    bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize
  }
  await context.close()
  const millisecondsOf = (metric: string) => 1000 * (metrics.find(({ name }) => name === metric)?.value ?? 0)
  return {
    bytes,
    work: millisecondsOf('TaskDuration'),
    script: millisecondsOf('ScriptDuration'),
    longestTask: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    shift,
  }
}
