import { createBackend } from '#backend/calls/backend.ts'
import { openDatabase } from '#backend/db/database.ts'
import { createSdk } from '#sdk/sdk.ts'
import { feed } from '#site/feeds/feed.ts'
import { DOMAIN } from '../items/catalogue.ts'

/**
 * A process of its own that makes one feed of the database in `DATA_DIR` or `DATABASE_URL`, as its command line names it, and tells what
 * that took as a line of JSON: milliseconds in all and of the processor, bytes, articles, and resident MB before and at most.
 */
const [file = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })
const backend = createBackend({ db, defaultDomain: DOMAIN })
const sdk = createSdk({
  url: `http://${DOMAIN}`,
  project: DOMAIN,
  fetch: (input, init) => backend.fetch(new Request(input, init)),
})
await (await backend.fetch(new Request(`http://${DOMAIN}/server/ping`))).text()
const before = process.memoryUsage().rss / 1e6
const started = performance.now()
const begin = process.cpuUsage()
const made = await feed(sdk, file, { log: console.error, now: new Date() })
const milliseconds = performance.now() - started
const { user, system } = process.cpuUsage(begin)
const processor = (user + system) / 1000
const bytes = Buffer.byteLength(made?.body ?? '')
const items = made?.body.match(/<item>|^[^\s<].*\r$/gm)?.length ?? 0
console.log(
  JSON.stringify({ milliseconds, processor, bytes, items, before, most: process.resourceUsage().maxRSS / 1000 }),
)
process.exit(0)
