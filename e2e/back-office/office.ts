import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { accountByEmail } from '#backend/auth/account.ts'
import { firstAccountToken } from '#backend/auth/first-account.ts'
import { newOtpSecret } from '#backend/auth/one-time-password.ts'
import { addSampleAccount } from '#backend/auth/sample-account.ts'
import { openDatabase } from '#backend/db/database.ts'
import { databaseOn } from '#backend/db/database-on.ts'
import type { Mode } from '../server/modes.ts'
import { type Program, startProgram } from '../server/program.ts'

export const PASSWORD = 'correct horse battery'

/** A shop of its own, so that what is changed here disturbs no other test. */
export interface Office {
  readonly address: string
  readonly dataDir: string
  /** The path of the link that the first start shows. */
  readonly startPath: string
  /** Makes the account unless it is there. */
  ensureAccount(email: string, role: 'administrator' | 'editor' | 'shop_staff'): Promise<void>
  /** Gives the account a second factor that nobody knows. */
  setFactor(email: string): Promise<void>
  stop(): Promise<void>
}

/** Starts the product from nothing, in the mode under test; on the PostgreSQL server that `OFFICES_ON` names, else on SQLite. */
export async function startOffice(mode: Mode): Promise<Office> {
  const place = process.env.OFFICES_ON ? databaseOn(process.env.OFFICES_ON) : undefined
  const databaseUrl = await place?.make()
  const backend = await startProgram(databaseUrl ? { DATABASE_URL: databaseUrl } : {})
  const site: Program = mode === 'one process' ? backend : await startProgram({ BACKEND_URL: backend.address })
  const { dataDir } = backend
  return {
    address: site.address,
    dataDir,
    startPath: `/admin/start?token=${firstAccountToken(readFileSync(join(dataDir, 'secret'), 'utf8'))}`,
    async ensureAccount(email, role) {
      const db = await openDatabase({ dataDir, databaseUrl })
      if (!(await accountByEmail(db, email))) await addSampleAccount(db, { email, password: PASSWORD, role })
      await db.destroy()
    },
    async setFactor(email) {
      const db = await openDatabase({ dataDir, databaseUrl })
      await db.updateTable('users').set({ otp_secret: newOtpSecret() }).where('email', '=', email).execute()
      await db.destroy()
    },
    async stop() {
      if (site !== backend) await site.stop()
      await backend.stop()
      await place?.drop()
    },
  }
}

/** Signs in as the form does, for calls. */
export async function authenticate({ request }: Page, address: string, email: string): Promise<void> {
  const data = { email, password: PASSWORD, mode: 'cookie' }
  const answer = await request.post(`${address}/auth/authenticate`, { headers: { origin: address }, data })
  expect(answer.status(), email).toBe(200)
}

/** Signs in without the form, and opens a screen; the first one unless given. */
export async function signIn(page: Page, address: string, email: string, path = '/'): Promise<void> {
  await authenticate(page, address, email)
  await page.goto(`${address}/admin${path}`)
  if (path === '/') await expect(page.getByRole('heading', { name: 'Heute', exact: true }).last()).toBeVisible()
}

/** A window of a person who is signed in. */
export async function windowOf(browser: Browser, address: string, email: string, path = '/'): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1180, height: 820 } })
  const page = await context.newPage()
  await signIn(page, address, email, path)
  return page
}

/** Gives the password once more, as changes of accounts, rights and connections ask. */
export async function confirmPassword(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bitte geben Sie Ihr Passwort ein' })
  await dialog.getByLabel('Passwort').fill(password)
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
}

/** Goes to a screen through the menu, whose groups open by themselves only where one is. */
export async function goTo(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name, exact: true })
  await expect(page.getByRole('menuitem', { name: 'Heute' })).toBeVisible()
  const closed = page.locator('[role=group] > button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  await entry.click()
}

/** Saves the form and waits until it is said. */
export async function save(page: Page, said = 'Gespeichert'): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText(said, { exact: true })).toBeVisible()
}
