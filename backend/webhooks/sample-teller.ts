import { flushCompileCache } from 'node:module'
import { openDatabase } from '../db/database.ts'
import { createVault } from '../vault/vault.ts'
import { createWebhookWorker } from './webhook-worker.ts'

/**
 * A process of its own that tells webhooks, for a test that kills it: waits for the number of its turn, and lets minutes pass with each
 * turn, so that what a dead one held is free again.
 */
const [dataDir = '', secret = '', databaseUrl] = process.argv.slice(2)
// Who is killed writes nothing down at its end, and the next would compile the program anew.
flushCompileCache()
const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })

process.on('message', (turn: number) => {
  createWebhookWorker({
    db,
    vault: createVault(secret),
    now: () => new Date(Date.now() + turn * 180_000),
    uuid: () => crypto.randomUUID(),
    random: Math.random,
    log: () => {},
    reach: { isAllowed: () => true },
    every: 20,
  }).start()
})
process.send?.('ready')
