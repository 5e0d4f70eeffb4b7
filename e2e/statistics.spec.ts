import { expect, type Page } from '@playwright/test'
import { decided, leftBehind, startWith, test } from './stand-ins/third-parties.ts'

const allowed = decided({ functional: true, matomo: true, rolex: false, offline: false })
const toContact = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Kontakt', exact: true }).click()

async function withdraw(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
}

test.use({ viewport: { width: 1440, height: 900 } })

test('consent given in the banner counts the page that is shown, then each further page once', async ({
  page,
  thirdParties: { matomo },
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => matomo.hits).toHaveLength(1)
  const home = new URL('/', page.url()).href
  expect(matomo.hits[0]).toMatchObject({ idsite: '12', url: home, action_name: await page.title() })
  await toContact(page)
  await expect.poll(() => matomo.hits).toHaveLength(2)
  expect(matomo.hits[1]).toMatchObject({ url: `${home}kontakt`, urlref: home, action_name: await page.title() })
  expect(matomo.scripts()).toBe(1)
})

test('what stands in an address behind its path is not counted', async ({ page, thirdParties: { matomo } }) => {
  await startWith(page, allowed)
  await page.goto('/danke?name=Frieda&email=frieda@example.org')
  await expect.poll(() => matomo.hits).toHaveLength(1)
  expect(JSON.stringify(matomo.hits)).not.toContain('frieda')
})

test.describe(() => {
  test.use({ mayThrow: true })

  test('errors of scripts are counted while statistics are allowed', async ({ page, thirdParties: { matomo } }) => {
    await startWith(page, allowed)
    await page.goto('/')
    await expect.poll(() => matomo.hits).toHaveLength(1)
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken on purpose')
      })
    })
    await expect.poll(() => matomo.hits).toHaveLength(2)
    expect(matomo.hits[1]).toMatchObject({
      e_c: 'JavaScript Errors',
      e_n: expect.stringContaining('broken on purpose'),
    })
  })
})

test('withdrawal stops the counting at once and deletes the cookies, and consent may be given again', async ({
  page,
  thirdParties: { matomo },
}) => {
  await startWith(page, allowed)
  await page.goto('/')
  await expect.poll(() => matomo.hits).toHaveLength(1)
  expect((await leftBehind(page)).cookies.sort()).toEqual(['_pk_id.12.stand', '_pk_ses.12.stand', 'mtm_consent'])
  await withdraw(page)
  await expect.poll(async () => (await leftBehind(page)).cookies).toEqual([])
  await toContact(page)
  await expect(page).toHaveURL('/kontakt')
  await page.waitForTimeout(200)
  expect(matomo.hits).toHaveLength(1)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => matomo.hits).toHaveLength(2)
})

test('withdrawal in one tab stops the counting in another', async ({ page, context, thirdParties: { matomo } }) => {
  await startWith(page, allowed)
  await page.goto('/')
  await expect.poll(() => matomo.hits).toHaveLength(1)
  const other = await context.newPage()
  await other.goto('/impressum')
  await expect.poll(() => matomo.hits).toHaveLength(2)
  await withdraw(other)
  await expect.poll(async () => (await leftBehind(page)).cookies).toEqual([])
  await toContact(page)
  await expect(page).toHaveURL('/kontakt')
  await page.waitForTimeout(200)
  expect(matomo.hits).toHaveLength(2)
})

test('cookies of statistics that are no longer allowed are deleted on the next visit', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: '_pk_id.12.stand', value: 'visitor', url: baseURL }])
  await page.goto('/')
  await expect.poll(async () => (await leftBehind(page)).cookies).toEqual([])
})
