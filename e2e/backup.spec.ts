import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { authenticate, confirmPassword, goTo, PASSWORD, signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { startProgram } from './server/program.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

const run = promisify(execFile)

/** Not the home page: it shows products by chance. */
const PAGES = [
  '/kontakt',
  '/uhren',
  '/uhren/rolex',
  '/shop',
  '/agb',
  '/en/contact',
  '/fr/mentions-legales',
  '/sitemap.xml',
]

const { office } = ownOffice({ mode: 'one process' })
let folder: string

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schaufenster-backup-'))
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = (name: string) => new URL(`../server/programs/${name}.ts`, import.meta.url).pathname

/** What the command says, whether it ends well or not. */
async function command(name: string, args: string[], dataDir: string) {
  // Asked for colours both ways, as test runners do, Node itself has something to say.
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...inherited } = process.env
  const env = { ...inherited, NODE_ENV: 'production', DATA_DIR: dataDir }
  return run(process.execPath, [script(name), ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code: Number(code), said: String(stderr) }),
  )
}

async function pagesOf(address: string): Promise<string[]> {
  return Promise.all(
    PAGES.map(async (path) => (await (await fetch(address + path)).text()).replaceAll(new URL(address).host, 'HOST')),
  )
}

/** The demo shop goes on drawing its products' pictures after the start; until then its pages change. */
async function untilDrawn(address: string): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${address}/items/files?fields=id&limit=1&meta=total_count`)
        const { meta } = (await answer.json()) as { meta: { total_count: number } }
        const isSettled = meta.total_count === before
        before = meta.total_count
        return isSettled
      },
      { intervals: [3000], timeout: 120_000 },
    )
    .toBe(true)
}

test('a backup from the back office, restored into an empty installation, serves the same pages and pictures', async ({
  page,
}) => {
  await untilDrawn(office().address)
  const before = await pagesOf(office().address)
  await signIn(page, office().address, OWNER)
  await goTo(page, 'Sicherung')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Jetzt sichern' }).click()
  const file = join(folder, 'backup.tar')
  await (await download).saveAs(file)
  await expect(page.getByRole('table', { name: 'Letzte Sicherungen' }).getByText('vollständig')).toBeVisible()

  const dataDir = join(folder, 'restored')
  const restored = await command('restore', [file], dataDir)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored the backup') })
  const again = await command('restore', [file], dataDir)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('This installation is not empty') })

  const other = await startProgram({ SEED_DEMO: 'no' }, dataDir)
  try {
    expect(await pagesOf(other.address)).toEqual(before)
    const home = await (await fetch(other.address)).text()
    const [picture = ''] = /\/assets\/[\w-]+/.exec(home) ?? []
    expect((await fetch(other.address + picture)).status).toBe(200)
    await signIn(page, other.address, OWNER)
  } finally {
    await other.stop()
  }
})

test('a backup that is stopped breaks the download off', async ({ page }) => {
  await authenticate(page, office().address, OWNER)
  const { data } = await (
    await page.request.post(`${office().address}/server/backups`, { headers: { origin: office().address } })
  ).json()
  await page.goto(`${office().address}/admin/backup`)
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await expect(page.getByRole('table', { name: 'Letzte Sicherungen' }).getByText('angehalten')).toBeVisible()
  const late = await page.request.get(`${office().address}/server/backups/${data.id}/archive`)
  expect(late.status()).toBe(409)
})

test('a kept backup is restored from the back office, and who restored it signs in again', async ({ page }) => {
  const { address } = office()
  await authenticate(page, address, OWNER)
  await page.goto(`${address}/admin/backup`)
  await page.getByRole('button', { name: 'Gleich auf dem Server ablegen' }).click()
  const kept = page.getByRole('table', { name: 'Aufbewahrte Sicherungen' })
  await expect(kept).toContainText(' MB', { timeout: 60_000 })
  const data = { display_name: 'Spät', slug: 'spaet' }
  const made = await page.request.post(`${address}/items/ecommerce_tag`, { headers: { origin: address }, data })
  expect(made.status()).toBe(200)

  await kept.getByRole('button', { name: /^Wiederherstellen: Stand vom/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Stand vom .* wiederherstellen\?$/ })
  await expect(dialog.getByRole('listitem')).toHaveText(['1 Änderung im Backoffice'])
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('textbox', { name: 'Zum Bestätigen' }).fill('wiederherstellen')
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click()
  await confirmPassword(page)
  await expect(page.getByText(/^Der Stand vom .* ist wiederhergestellt\./)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(OWNER)
  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Heute', exact: true }).last()).toBeVisible()
  expect(await (await fetch(`${address}/items/ecommerce_tag?fields=slug&limit=-1`)).text()).not.toContain('"spaet"')
  await goTo(page, 'Sicherung')
  await expect(page.getByRole('table', { name: 'Bisher wiederhergestellt' })).toContainText(OWNER)
  await expectAccessible(page, 'main')
})

test('an editor and a stranger get no backup', async ({ page }) => {
  await office().ensureAccount('texte@juwelier.example', 'editor')
  expect((await page.request.get(`${office().address}/server/backups`)).status()).toBe(401)
  await signIn(page, office().address, 'texte@juwelier.example')
  await expect(page.getByRole('menuitem', { name: 'Sicherung' })).toHaveCount(0)
  const begun = await page.request.post(`${office().address}/server/backups`, { headers: { origin: office().address } })
  expect(begun.status()).toBe(403)
})

test('the command line makes the same archive, and refuses what is no backup', async () => {
  const file = join(folder, 'by-command.tar')
  const made = await command('backup', [file], office().dataDir)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`The backup lies in ${file}`) })
  const wrong = await command('restore', [script('restore')], join(folder, 'nothing'))
  expect(wrong).toMatchObject({ code: 1, said: expect.stringMatching(/no backup|damaged/) })
  expect(wrong.said.trim().split('\n')).toHaveLength(1)
})
