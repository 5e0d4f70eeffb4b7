import { expect, type Page } from '@playwright/test'
import type { TemplateName } from '#site/pages/page-chunks.ts'
import { banner } from './consent-banner.ts'
import { answering } from './settled.ts'
import { leftBehind, test } from './stand-ins/third-parties.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } })

const addresses = {
  home: '/',
  contact: '/kontakt',
  thanks: '/danke',
  content: '/info',
  category: '/uhren',
  legal: '/impressum',
  privacy: '/datenschutz',
  appointment: '/terminvereinbarung',
  brands: '/marken',
  brand: '/uhren/longines',
  'brand-rolex': '/uhren/rolex',
  'brand-products': '/uhren/tidewerk',
  news: '/aktuelles/neue-perlen-von-amdal',
  event: '/events/perlenabend',
  branches: '/haeuser',
  branch: '/haeuser/silbertwiete',
  'product-list': '/shop',
  product: '/shop/hallander-liten-32-rose',
  cart: '/shop/warenkorb',
  wishlist: '/shop/merkzettel',
  checkout: '/shop/kasse',
  order: '/shop/bestellung/nobody',
  withdraw: '/vertrag-widerrufen',
  'not-found': '/nowhere',
} satisfies Record<TemplateName, string>

/** Opens a page of every template and tells what each has left on the device that was not allowed: cookies, storages, databases, caches, workers. */
async function strangeThings(page: Page, local: readonly string[], caches: readonly string[]) {
  const strange: string[] = []
  for (const [template, address] of Object.entries(addresses)) {
    await page.goto(address)
    await answering(page)
    const left = await leftBehind(page)
    const found = {
      ...{ cookies: left.cookies, session: left.session, databases: left.databases },
      local: left.local.filter((name) => !local.includes(name)),
      caches: left.caches.filter((name) => !caches.includes(name)),
      workers: left.workers.filter((scope) => scope !== '/'),
    }
    for (const [kind, names] of Object.entries(found))
      for (const name of names) strange.push(`${template}: ${name} in ${kind}`)
  }
  return strange
}

const SHELL = ['int-cards', 'int-shell']

test('on every template nothing is stored that was not allowed: before a choice, after a refusal, after an agreement, after its end', async ({
  page,
}) => {
  test.setTimeout(240_000)
  expect(await strangeThings(page, [], SHELL)).toEqual([])
  await page.goto('/')
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await strangeThings(page, ['int-consents'], SHELL)).toEqual([])

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
  await page.goto('/')
  await settings.click()
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(async () => (await leftBehind(page)).caches).toContain('int-pages')
  const allowed = await strangeThings(page, ['int-consents'], [...SHELL, 'int-pages', 'int-files'])
  expect(allowed.filter((what) => !what.endsWith(' in cookies'))).toEqual([])

  await page.goto('/')
  await settings.click()
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect.poll(async () => (await leftBehind(page)).caches).toEqual(SHELL)
  expect(await strangeThings(page, ['int-consents'], SHELL)).toEqual([])
})
