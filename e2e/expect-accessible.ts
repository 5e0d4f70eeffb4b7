import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { layOutWhole } from './settled.ts'

/** What stands around every page of the website and every screen of the back office: `accessibility.spec.ts` and the crawl look at it. */
const AROUND = ['header:not(main header)', 'footer:not(main footer)', 'main > :has(~ #main-content)']

/**
 * What axe finds on the page but for what stands around every page, or in a part of it: `html` is all. What moves is stopped first, or waited for where it does not heed the
 * wish for less motion: half-way colours have no contrast. What would be laid out only when it comes near (site/loader/whole-page.ts) is.
 */
export async function violationsOn(page: Page, part?: string): Promise<[rule: string, places: string[]][]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await layOutWhole(page)
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  // A document that was looked at before has the program already; reading it anew takes as long as the look.
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).include(part ?? 'html')
  for (const place of part ? [] : AROUND) builder.exclude(place)
  const { violations } = await builder
    // A frame shows a page of the website, which is looked at by itself.
    .options({ resultTypes: ['violations'], iframes: false })
    // Otherwise each look opens a page of its own to sum up the frames.
    .setLegacyMode()
    .analyze()
  await page.emulateMedia({ reducedMotion: null })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Expects that axe finds nothing on the page but for what stands around every page, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violationsOn(page, part)).toEqual([])
}
