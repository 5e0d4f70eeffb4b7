import { expect, type Page } from '@playwright/test'

/** Seconds of processor time that a server at rest may use in the five between two looks. */
const REST = 0.25

/** Waits until the server has done what follows its start: it would be measured too. */
export async function atRest(page: Page, address: string): Promise<void> {
  const used = async () =>
    Number(/^process_cpu_seconds_total (\S+)/m.exec(await (await page.request.get(`${address}/metrics`)).text())?.[1])
  let before = 0
  await expect
    .poll(
      async () => {
        const now = await used()
        const spent = now - before
        before = now
        return spent
      },
      { timeout: 120_000, intervals: [5000] },
    )
    .toBeLessThan(REST)
}
