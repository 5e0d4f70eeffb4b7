import { expect, type Page } from '@playwright/test'

/** Waits until the demo shop has placed the pictures of its goods, which it does after its start and which would be measured too. */
export async function atRest(page: Page, address: string): Promise<void> {
  const placed = async () =>
    (await page.request.get(`${address}/items/ecommerce_product?fields=images.id&limit=200`)).text()
  let before = ''
  await expect
    .poll(
      async () => {
        const now = await placed()
        const isSame = now === before && /"images":\[\{/.test(now)
        before = now
        return isSame
      },
      { timeout: 120_000, intervals: [5000] },
    )
    .toBe(true)
}
