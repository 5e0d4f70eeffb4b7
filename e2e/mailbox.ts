// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a fixture needs
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { dataVariable, type Mode } from './server/modes.ts'
import { test as base } from './test.ts'

export interface Mail {
  kind: string
  recipient_address: string
  reply_to_address: string | null
  subject: string
  text: string
}

/** The development mailbox of the site under test. */
export interface Mailbox {
  /** All mails to an address, oldest first. */
  to(address: string): Mail[]
  /** All mails that an answer to would reach an address. */
  answering(address: string): Mail[]
  /** Waits for the newest mail of a kind to an address. */
  newest(kind: string, address: string): Promise<Mail>
}

function openMailbox(dataDir: string): Mailbox {
  const read = (column: string, address: string): Mail[] => {
    const db = new DatabaseSync(join(dataDir, 'schaufenster.sqlite'), { readOnly: true, timeout: 30_000 })
    const rows = db.prepare(`select * from mail where ${column} = ? and state = 'kept' order by id`).all(address)
    db.close()
    return rows as unknown as Mail[]
  }
  const to = (address: string) => read('recipient_address', address)
  return {
    to,
    answering: (address) => read('reply_to_address', address),
    async newest(kind, address) {
      await expect.poll(() => to(address).at(-1)?.kind).toBe(kind)
      return to(address).at(-1) as Mail
    },
  }
}

/** Tests with the mailbox, each as a visitor with an IP address and an e-mail address of their own. */
export const test = base.extend<{ mailbox: Mailbox; email: string }>({
  mailbox: async ({}, use, info) => use(openMailbox(process.env[dataVariable(info.project.name as Mode)] ?? '')),
  email: async ({}, use) => use(`visitor-${randomUUID()}@example.org`),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` }),
})
