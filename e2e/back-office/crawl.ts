import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { signIn } from './office.ts'
import { OWNER } from './own-office.ts'
import { type Size, startWalk, type Walk } from './screens.ts'

/** Every address of the menu, with all its groups open. */
async function menuOf(page: Page): Promise<string[]> {
  const closed = page.locator('[role=group] > button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  const links = page.locator('a[role=menuitem]')
  await expect(links.filter({ hasText: 'Firma' })).toBeVisible()
  return links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/admin', '')),
  )
}

/** The screens that the program itself names, beside those of collections: in its frame, and those before signing in. */
function routesOf(file: string): string[] {
  const source = readFileSync(new URL(`../../backoffice/${file}`, import.meta.url), 'utf8')
  return [...source.matchAll(/<Route [^>]*path="(\/[\w-]+)"/g)].map(([, path = '']) => path)
}

/** A record of each list that has one. */
async function recordsOf(page: Page, address: string, lists: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    lists.map(async (list) => {
      const call = ['/users'].includes(list) ? list : `/items${list}`
      const answer = await page.request.get(`${address}${call}?fields=id&limit=1&sort=id`)
      const body = answer.ok() ? await answer.json() : { data: [] }
      return body.data.map(({ id }: { id: number }) => `${list}/${id}`)
    }),
  )
  return found.flat()
}

/** Opens the pictures that there are. */
const CHOOSING = 'Auswählen'

const dialogButton = (page: Page, name: string) =>
  page.locator('#main-content').getByRole('button', { name, exact: true }).first()

/** A form with all of its tabs, the question before it is deleted, and the dialogs that were not seen yet. */
async function lookAtRecord(
  page: Page,
  { look, settled }: Walk,
  path: string,
  seen: Set<string>,
  all: readonly Size[],
): Promise<void> {
  // Only a list must fit the smallest tablet.
  const sizes = all.filter((size) => size !== 'upright')
  const tabs = page.locator('.form-tab')
  if ((await tabs.count()) === 0) await look(path, sizes)
  const choosing: Locator[] = []
  for (const tab of await tabs.all()) {
    await tab.click()
    await look(`${path} ${await tab.textContent()}`, sizes)
    if (await dialogButton(page, CHOOSING).isVisible()) choosing.push(tab)
  }
  await choosing[0]?.click()
  for (const name of ['Löschen', 'Verlauf', 'Vorschau', 'Erstatten', CHOOSING]) {
    const button = dialogButton(page, name)
    if (seen.has(name) || !(await button.isVisible())) continue
    if (name !== 'Löschen') seen.add(name)
    await button.click()
    await settled()
    await look(`${path} ${name}`, sizes)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

/** Shows the calls by their names, in the English words of a viewer that others make. */
const FOR_PROGRAMMERS = ['/api']

/** Goes through every screen that there is: what menu and program name, a record of each list, and what is refused. */
export async function crawl(page: Page, address: string, sizes: readonly Size[], withAxe = false): Promise<void> {
  const walk = startWalk(page, { withAxe })
  const before = ['/login', ...routesOf('app.tsx').filter((path) => path !== '/account')]
  expect(before).toEqual(['/login', '/start', '/forgotten', '/reset', '/enter', '/first-website'])
  for (const path of before) {
    await page.goto(`${address}/admin${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await walk.settled()
    await walk.look(path, sizes)
  }
  await signIn(page, address, OWNER)
  const all = new Set([...(await menuOf(page)), ...routesOf('screens.tsx')])
  const menu = [...all].filter((path) => !FOR_PROGRAMMERS.includes(path))
  expect(menu.length).toBeGreaterThan(40)
  const lists = menu.filter((path) => /^\/[a-z_]+$/.test(path) && !routesOf('screens.tsx').includes(path))
  for (const path of lists) {
    await walk.to(path)
    await walk.look(path, sizes)
    if ((await page.locator(`a[href="/admin${path}/create"]`).count()) === 0) continue
    await walk.to(`${path}/create`)
    // What is refused is said at its field.
    const button = page.getByRole('button', { name: 'Speichern', exact: true })
    if (await button.isEnabled()) await button.click()
    await walk.look(`${path}/create`, sizes.slice(0, 1))
  }
  const single = menu.filter((path) => path !== '/' && !lists.includes(path))
  const seen = new Set<string>()
  for (const path of [...single, ...(await recordsOf(page, address, lists))]) {
    await walk.to(path)
    await lookAtRecord(page, walk, path, seen, sizes)
  }
  expect([...seen].sort()).toEqual(['Auswählen', 'Erstatten', 'Verlauf', 'Vorschau'])
  for (const path of ['/account', '/nirgends', '/']) {
    await walk.to(path)
    await walk.look(path, sizes)
  }
  expect(walk.wrong).toEqual([])
}
