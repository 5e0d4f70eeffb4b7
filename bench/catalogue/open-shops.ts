import { createBackend } from '#backend/calls/backend.ts'
import { openDatabase } from '#backend/db/database.ts'
import { languages } from '#domain/texts/language.ts'
import { ask } from '../ask.ts'
import { memory, rounded } from '../figures.ts'
import { searches } from './shop.ts'

/**
 * A process of its own that lists and searches each website of the database in `DATA_DIR` or `DATABASE_URL`, as its command line names
 * it, and prints what memory it then has: resident, and what is alive.
 */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })
const domains = (await db.selectFrom('project').select('domain').execute()).map(({ domain }) => String(domain))
const backend = createBackend({ db, defaultDomain: domains[0] ?? '' })

function tell(what: string): void {
  const resident = memory()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  console.log(
    `  ${what.padEnd(25)} memory ${rounded(resident)} MB, living ${rounded((heapUsed + arrayBuffers) / 1e6)} MB`,
  )
}

async function askAll(what: string, address: string): Promise<void> {
  const started = process.cpuUsage()
  for (const domain of domains) await ask(backend, domain, address)
  const { user, system } = process.cpuUsage(started)
  tell(what)
  console.log(`${' '.repeat(28)}${rounded((user + system) / 1e6)} s of the processor`)
}

tell('before')
await askAll('lists with counts', '/ecom/facets?language=de&category=kategorie-3&sort=price_brutto')
for (const language of languages)
  await askAll(`searched in ${language}`, `/ecom/search?language=${language}&q=${searches[0]}`)
console.log(`  ${'the most meanwhile'.padEnd(25)} memory ${rounded(process.resourceUsage().maxRSS / 1000)} MB`)
await db.destroy()
