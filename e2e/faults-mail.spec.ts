import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openDatabase } from '#backend/db/database.ts'
import { startProgram } from './server/program.ts'
import { SLACK } from './slack.ts'
import { fillSmallShop } from './small-shop.ts'
import { startHangingMailServer } from './stand-ins/hanging-mail-server.ts'
import { makeBuyer } from './steady-visitors.ts'
import { test } from './test.ts'

test('mails that hang at the mail server hold up neither those of others nor the end of the process', async () => {
  test.setTimeout(300_000)
  const mails = await startHangingMailServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-e2e-'))
  const [small, other] = [await fillSmallShop({ dataDir }), await fillSmallShop({ dataDir }, 'uhren.example')]
  const site = await startProgram({ SMTP_URL: mails.url, MAIL_FROM: 'post@example.org', SEED_DEMO: 'no' }, dataDir)
  const hanging = makeBuyer(site, small)
  for (let n = 0; n < 20; n++) expect((await hanging.buy({ customerEmail: 'hang@example.org' })).status).toBe(200)
  await expect.poll(mails.hanging, { timeout: 20_000 }).toBeGreaterThan(3)
  const { buy } = makeBuyer(site, other)
  const took: number[] = []
  for (let n = 0; n < 10; n++) {
    const customerEmail = `anna-${n}@example.org`
    expect((await buy({ customerEmail })).status).toBe(200)
    const ordered = performance.now()
    // Each of the hanging ones takes a minute.
    await expect.poll(() => mails.taken.includes(customerEmail), { timeout: 30_000, intervals: [20] }).toBe(true)
    took.push(performance.now() - ordered)
  }
  expect(Math.max(...took)).toBeLessThan(2000 + SLACK)
  expect((await buy({ customerEmail: 'hang-late@example.org' })).status).toBe(200)
  await expect.poll(mails.hangingLate, { timeout: 20_000 }).toBe(1)
  const ending = performance.now()
  await site.replace()
  expect(performance.now() - ending).toBeLessThan(10_000 + SLACK)
  const db = await openDatabase(site)
  const stateOf = async (address: string) =>
    (await db.selectFrom('mail').select('state').where('recipient_address', '=', address).execute()).map(
      ({ state }) => state,
    )
  expect(new Set(await stateOf('hang@example.org'))).toEqual(new Set(['waiting']))
  expect(await stateOf('hang-late@example.org')).toEqual(['uncertain'])
  await db.destroy()
  rmSync(dataDir, { recursive: true })
  await mails.stop()
})
