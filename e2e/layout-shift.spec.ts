import { expect, type Page } from '@playwright/test'
import { openSettled } from './settled.ts'
import { startSlowServer } from './stand-ins/slow-server.ts'
import { test } from './test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** Every layout shift of the page that is shown, with what moved from where to where, in px. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        type Box = { x: number; y: number; width: number; height: number }
        type Source = { node: Node | null; previousRect: Box; currentRect: Box }
        const say = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ')
        const found: { value: number; moved: string[] }[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; sources: Source[] }[]) {
            const moved = entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${say(previousRect)} -> ${say(currentRect)}`,
            )
            found.push({ value: entry.value, moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(found), 300)
      }),
  )

async function expectStill(page: Page, addresses: string[]) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    for (const address of addresses) {
      await openSettled(page, address)
      const found = await shifts(page)
      const sum = found.reduce((total, { value }) => total + value, 0)
      expect(sum, `${address} at ${viewport.width}: ${JSON.stringify(found)}`).toBeLessThan(0.01)
    }
  }
}

test('nothing moves while a page loads', async ({ page }) => {
  await expectStill(page, ['/', '/kontakt', '/impressum', '/uhren/rolex'])
})

test('nothing moves while a page arrives in pieces', async ({ page, baseURL }) => {
  const slow = await startSlowServer(baseURL ?? '')
  await expectStill(page, [`${slow.origin}/`, `${slow.origin}/danke`]).finally(slow.stop)
})
