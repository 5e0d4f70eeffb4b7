import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { databasePlaces } from './with-databases.ts'

const folder = new URL('migrations/', import.meta.url)
/** From here on versions are replaced process by process. */
const FIRST = '0017'

const migrations = readdirSync(folder)
  .filter((name) => name > FIRST)
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const)

/** Statements after which a process of the version before could not write any more, while it is being replaced. */
const BREAKING = [
  /\bdrop\s+(table|column)\b/i,
  /\brename\b/i,
  /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\bdefault\b)/i,
  /\balter\s+column\b[^;]*\bset\s+not\s+null\b/i,
]

/** Migrations that break a rule all the same, and what a process of the version before feels of it. */
const KNOWN: Record<string, string> = {
  '0053-true-ratings.sql': 'it refuses new ratings, which visitors can send again, for as long as it still runs',
  '0080-strict-consent.sql': 'nothing: the column has its name and its values again when the transaction ends',
  '0140-contact-notice.sql': 'nothing: the column has its name and its values again when the transaction ends',
}

test.each(migrations.filter(([name]) => !KNOWN[name]))(
  'a process of the version before goes on working after %s',
  (_name, text) => {
    for (const breaking of BREAKING) expect(text).not.toMatch(breaking)
  },
)

describe.each(databasePlaces())('on %s', (_, placeOf) => {
  test('data of a newer version are named as such, and nothing is changed', async () => {
    const place = placeOf()
    const db = await place.open()
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027-01-01')`.execute(db)
    await expect(migrate(db)).rejects.toThrow(/holds newer data .*9999-of-tomorrow/)
    await place.close(db)
  })

  test('orders that a process of the version before took meanwhile get their customer’s name and address', async () => {
    const place = placeOf()
    const db = await place.open()
    await migrate(db, '0045-mail-progress')
    const address = JSON.stringify({
      first_name: 'Anna',
      last_name: 'Muster',
      company: 'Uhren OHG',
      street: 'Am Markt',
      number: '1',
      zip_code: '20095',
      city: 'Hamburg',
    })
    const invoice = JSON.stringify({ street: 'Weg', number: '2', addition: 'Hof', zip_code: '1010', city: 'Wien' })
    await sql`insert into project (domain, display_name, languages) values ('a.example', 'A', '["de"]')`.execute(db)
    const order = {
      project: 1,
      number: '2026-00001',
      uuid: 'u',
      language: 'de',
      state: 'received',
      customer_email: 'a@example.org',
      shipping_address: address,
      invoice_address: invoice,
      origin: 'https://a.example',
      payment_method: 2,
      shipping_name: 'Paket',
      payment_name: 'Rechnung',
      shipping_method: 1,
      goods: 100,
      shipping: 0,
      wrap: 0,
      total: 100,
      tax: 16,
      net: 84,
      tax_percent: 19,
      legal_versions: '{}',
      expires_on: '2034-12-31',
      body_hash: 'h',
      created_on: '2026-11-22T12:00:00.000Z',
    }
    await db.insertInto('ecommerce_order').values(order).execute()
    await migrate(db)
    const [row] = await db.selectFrom('ecommerce_order').select(['customer_name', 'customer_address']).execute()
    expect(row?.customer_name).toBe('Anna Muster, Uhren OHG')
    expect(row?.customer_address).toBe('Am Markt 1, 20095 Hamburg / Weg 2, Hof, 1010 Wien')
    await place.close(db)
  })
})
