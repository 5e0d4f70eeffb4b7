import { test } from './test.ts'

// Turned round: that it fails is what is wanted.
test.fail('a test fails whose page throws what nobody catches', async ({ page }) => {
  await page.goto('/icon.svg')
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose')
    })
  })
  await thrown
})
