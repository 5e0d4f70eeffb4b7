/** A backend in a process of its own, over a database that is there already; tells its port, and its memory when asked. */
import { serve } from '@hono/node-server'
import { createBackend } from '#backend/calls/backend.ts'
import { createOrders } from '#backend/calls/orders.ts'
import { openDatabase } from '#backend/db/database.ts'
import { OF_CALLS } from '#backend/db/patience.ts'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import { MACHINE } from '#backend/items/writing.ts'
import { createMailWorker } from '#backend/mail/mail-worker.ts'
import { transportsOf } from '#backend/mail/transports.ts'
import { orderAttachments } from '#backend/order-mails/order-attachments.ts'
import { DOMAIN } from './shop.ts'

const { DATA_DIR = '', DATABASE_URL, SMTP_URL } = process.env
const place = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, patience: OF_CALLS }
const db = await openDatabase(place)
const writing = DATABASE_URL ? await openDatabase({ ...place, connections: 1 }) : undefined
const log = (message: string, error?: unknown) => {
  if (error !== undefined) console.error(message, error)
}
const worker = createMailWorker({
  db,
  ...MACHINE,
  random: Math.random,
  transportOf: transportsOf(db, SMTP_URL),
  attachmentsOf: orderAttachments(db, createDiskStorage(`${DATA_DIR}/files`)),
  log,
})
const orders = createOrders({
  db,
  writing,
  ...MACHINE,
  defaultDomain: DOMAIN,
  secret: 'a secret of the benchmark',
  clientAddress: (request) => request.headers.get('x-buyer') ?? '',
  wakeMail: worker.wake,
  log,
})
const backend = createBackend({ db, orders, defaultDomain: DOMAIN })
worker.start()
orders.start()
const server = serve({ fetch: backend.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.()
    process.send?.({ memory: process.memoryUsage().rss / 1e6, cpu: process.cpuUsage() })
  }
  if (asked === 'stop') {
    server.close()
    void Promise.all([orders.stop(), worker.stop()]).then(() => process.exit(0))
  }
})
process.on('disconnect', () => process.exit(0))
