import type { Browser, Request } from '@playwright/test'
import { openSettled } from '../../e2e/settled.ts'

/** What a page costs a browser that comes for the first time: bytes over the wire, and milliseconds at a fourth of the processor's speed. */
export type FirstLoad = {
  bytes: Record<string, number>
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

type Seen = { tasks: number[]; shift: number }

/** Opens a page as a phone does, scripts, fonts and pictures included that load by themselves. */
export async function firstLoadOf(browser: Browser, url: string): Promise<FirstLoad> {
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
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await openSettled(page, url)
  const { metrics } = await session.send('Performance.getMetrics')
  const { tasks, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const bytes: Record<string, number> = {}
  for (const request of finished) {
    const kind = KINDS[request.resourceType()] ?? 'other'
    bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize
  }
  await context.close()
  return {
    bytes,
    script: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0),
    longestTask: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    shift,
  }
}
