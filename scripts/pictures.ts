import { mkdirSync, rmSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { accountByEmail, addAccount } from '#backend/auth/account.ts'
import { openDatabase } from '#backend/db/database.ts'
import type { OfficeLanguage } from '../backoffice/labels/labels.ts'
import { authenticate, PASSWORD } from '../e2e/back-office/office.ts'
import { startProgram } from '../e2e/server/program.ts'
import { leaveWork, type Work } from './guide/leave-work.ts'
import { type Screen, screens } from './guide/screens.ts'
import { chromiumLaunch } from './test/chromium.ts'

/** Draws the pictures of docs/back-office.md and docs/back-office.de.md: `npm run docs:pictures`, `-- today order` some of them. */

/** The Friday morning of the pictures, and the day before, from which older orders are. */
const MORNING = '2026-11-27T08:40:00+01:00'
const DAY_BEFORE = '2026-11-26T15:10:00+01:00'

const OWNER = 'mareike@wennerholt.example'
const FOLDER = 'docs/images/office'

const clock = (moment: string) => ({
  NODE_OPTIONS: `--import=${new URL('./guide/fixed-clock.mjs', import.meta.url).href}`,
  PICTURES_MOMENT: moment,
})

/** A window of the owner at the moment of the pictures. */
async function windowOf(browser: Browser, address: string, isPhone = false): Promise<Page> {
  const context = await browser.newContext({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: isPhone ? { width: 390, height: 760 } : { width: 1024, height: 700 },
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(MORNING)
  await authenticate(page, address, OWNER)
  return page
}

/** Has the back office speak a language in that window, as its menu does. */
async function speak(page: Page, address: string, language: OfficeLanguage) {
  await page.goto(`${address}/admin/`)
  await page.evaluate((locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)), language)
}

async function draw(page: Page, address: string, { screen, language, work }: Drawn): Promise<number> {
  await page.goto(`${address}/admin${screen.path(work)}`)
  await page.getByText(screen.ready[language], { exact: false }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await screen.prepare?.(page, language)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const file = `${FOLDER}/${screen.name}.${language}.webp`
  const { size } = await sharp(png).webp({ quality: 55, effort: 6 }).toFile(file)
  return size
}

interface Drawn {
  readonly screen: Screen
  readonly language: OfficeLanguage
  readonly work: Work
}

async function main(wanted: readonly string[]) {
  mkdirSync(FOLDER, { recursive: true })
  const before = await startProgram(clock(DAY_BEFORE))
  const { dataDir } = before
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const db = await openDatabase({ dataDir })
    const names = { first_name: 'Mareike', last_name: 'Wenner' }
    if (!(await accountByEmail(db, OWNER)))
      await addAccount(db, { email: OWNER, password: PASSWORD, role: 'administrator', ...names })
    await db.destroy()
    const earlier = await windowOf(browser, before.address)
    await earlier.goto(`${before.address}/admin/`)
    await leaveWork(earlier, before.address)
    await before.replace()
    const program = await startProgram(clock(MORNING), dataDir)
    const { address } = program
    const page = await windowOf(browser, address)
    await page.goto(`${address}/admin/`)
    const work = await leaveWork(page, address)
    const phone = await windowOf(browser, address, true)
    for (const language of ['de', 'en'] as const) {
      for (const window of [page, phone]) await speak(window, address, language)
      for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
        const size = await draw(screen.isPhone ? phone : page, address, { screen, language, work })
        console.info(`${screen.name}.${language}.webp: ${(size / 1024).toFixed(0)} kB`)
      }
    }
    await program.replace()
  } finally {
    await browser.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main(process.argv.slice(2))
