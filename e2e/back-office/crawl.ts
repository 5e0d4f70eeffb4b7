import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { singletons } from '../../backoffice/workplace/singletons.ts'
import { dialogs } from './dialogs.ts'
import { signIn } from './office.ts'
import { OWNER } from './own-office.ts'
import { type Size, startWalk, type Walk } from './screens.ts'

/** Every address of the menu, with all its groups open. */
async function menuOf(page: Page): Promise<string[]> {
  const closed = page.locator('[role=group] > button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  const links = page.locator('a[role=menuitem]')
  // What there is only one of is asked for once its group is open.
  for (const only of singletons)
    await expect(page.locator(`a[role=menuitem][href*="/admin/${only}/"]`).first()).toBeVisible()
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
      // The last of the orders is new, and much can be done with it.
      const sorts = list === '/ecommerce_order' ? ['id', '-id'] : ['id']
      const answers = sorts.map((sort) => page.request.get(`${address}${call}?fields=id&limit=1&sort=${sort}`))
      const bodies = (await Promise.all(answers)).map(async (answer) => (answer.ok() ? answer.json() : { data: [] }))
      return (await Promise.all(bodies)).flatMap(({ data }) => data.map(({ id }: { id: number }) => `${list}/${id}`))
    }),
  )
  return found.flat()
}

const DELETE = 'Löschen'

/** Opens the dialogs that a screen has and that were not seen yet, each by the button that its table names. */
async function openDialogs(
  page: Page,
  { look, settled }: Walk,
  path: string,
  seen: Set<string>,
  sizes: readonly Size[],
  isMeant: (file: string) => boolean = () => true,
): Promise<void> {
  // The bar of what is done with ticked lines is folded away while none is.
  const buttons = page.locator('#main-content button:enabled:not(.RaBulkActionsToolbar-collapsed button):visible')
  const names = () =>
    buttons.evaluateAll((found) =>
      found.map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim()),
    )
  for (const [file, opened] of Object.entries(dialogs)) {
    if (!('by' in opened) || seen.has(file) || !isMeant(file)) continue
    const at = (await names()).findIndex((name) => opened.by.test(name))
    if (at < 0) continue
    seen.add(file)
    await buttons.nth(at).click()
    await lookAtDialog(page, { look, settled }, `${path}: ${file}`, sizes)
  }
}

async function lookAtDialog(
  page: Page,
  { look, settled }: Pick<Walk, 'look' | 'settled'>,
  what: string,
  sizes: readonly Size[],
): Promise<void> {
  await expect(page.getByRole('dialog').first(), what).toBeVisible()
  await settled()
  await look(what, sizes)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog'), what).toHaveCount(0)
}

/** A form with all of its tabs, the question before it is deleted, and the dialogs that were not seen yet. */
async function lookAtRecord(
  page: Page,
  walk: Walk,
  path: string,
  seen: Set<string>,
  all: readonly Size[],
): Promise<void> {
  // Only a list must fit the smallest tablet.
  const sizes = all.filter((size) => size !== 'upright')
  const tabs = page.locator('.form-tab')
  if ((await tabs.count()) === 0) await walk.look(path, sizes)
  await openDialogs(page, walk, path, seen, sizes)
  for (const tab of await tabs.all()) {
    await tab.click()
    // What a tab asks for is asked for when it is first shown.
    await walk.settled()
    await walk.look(`${path} ${await tab.textContent()}`, sizes)
    await openDialogs(page, walk, path, seen, sizes)
  }
  const remove = page.locator('#main-content').getByRole('button', { name: DELETE, exact: true }).first()
  if (!(await remove.isVisible())) return
  await remove.click()
  await lookAtDialog(page, walk, `${path} ${DELETE}`, sizes)
}

/** Lists whose ticked lines are asked about. */
const TICKED = ['/ecommerce_product', '/ecommerce_order']

/** Shows the calls by their names, in the English words of a viewer that others make. */
const FOR_PROGRAMMERS = ['/api']

/** Goes through every screen that there is: what menu and program name, a record of each list, and what is refused. */
export async function crawl(page: Page, address: string, sizes: readonly Size[], withAxe = false): Promise<void> {
  const walk = startWalk(page, { withAxe })
  const large = sizes.filter((size) => size === 'wide' || size === 'usual')
  const before = ['/login', ...routesOf('app.tsx').filter((path) => path !== '/account')]
  expect(before).toEqual(['/login', '/start', '/forgotten', '/reset', '/enter', '/first-website'])
  for (const path of before) {
    await page.goto(`${address}/admin${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await walk.settled()
    await walk.look(path, large)
  }
  await signIn(page, address, OWNER)
  const all = new Set([...(await menuOf(page)), ...routesOf('screens.tsx')])
  const menu = [...all].filter((path) => !FOR_PROGRAMMERS.includes(path))
  expect(menu.length).toBeGreaterThan(40)
  const seen = new Set<string>()
  const lists = menu.filter((path) => /^\/[a-z_]+$/.test(path) && !routesOf('screens.tsx').includes(path))
  for (const path of lists) {
    await walk.to(path)
    await walk.look(path, sizes)
    await openDialogs(page, walk, path, seen, large)
    if (TICKED.includes(path)) {
      // What is done with ticked lines is asked first.
      await page.locator('tbody input[type=checkbox]').first().check()
      // The other buttons of the bar do at once what they say.
      await openDialogs(page, walk, `${path} ticked`, seen, large, (file) => file.includes('/bulk-'))
    }
    if ((await page.locator(`a[href="/admin${path}/create"]`).count()) === 0) continue
    await walk.to(`${path}/create`)
    // What is refused is said at its field.
    const button = page.getByRole('button', { name: 'Speichern', exact: true })
    if (await button.isEnabled()) await button.click()
    await walk.look(`${path}/create`, sizes.slice(0, 1))
  }
  const single = menu.filter((path) => path !== '/' && !lists.includes(path))
  for (const path of [...single, ...(await recordsOf(page, address, lists))]) {
    await walk.to(path)
    await lookAtRecord(page, walk, path, seen, sizes)
  }
  for (const path of ['/account', '/nirgends', '/']) {
    await walk.to(path)
    // Bar and menu are the same around every screen.
    await walk.look(path, sizes, path === '/' ? 'html' : undefined)
    await openDialogs(page, walk, path, seen, large)
  }
  const opened = Object.entries(dialogs).flatMap(([file, one]) => ('by' in one ? [file] : []))
  expect(opened.filter((file) => !seen.has(file))).toEqual([])
  expect(walk.wrong).toEqual([])
}
