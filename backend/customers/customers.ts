import { type RawBuilder, sql } from 'kysely'
import type { Customer, CustomerEntry, CustomerFile } from '#contract/wire/customers.ts'
import { euroOf } from '#domain/money/money.ts'
import { searchedDigits } from '#domain/search/searched-number.ts'
import { emailKey } from '#domain/texts/email.ts'
import { type Database, isSqlite } from '../db/database.ts'
import { allWords, MOST_WORDS } from '../db/search-word.ts'
import { isSold, notKept } from '../shop/brought-in.ts'
import { ownAddresses } from '../shop/own-addresses.ts'

type Sql = RawBuilder<unknown>

/** A telephone number as visitors wrote it, without what stands between its digits. */
const phone = [' ', '-', '/', '(', ')', '.'].reduce<Sql>((from, sign) => sql`replace(${from}, ${sign}, '')`, sql`phone`)

/** One thing between a customer and the shop, at whatever address. */
const left = (project: number): Sql => sql`
  select email_key(customer_email) as email, customer_name as name, customer_phone as phone, created_on as moment,
    'ecommerce_order' as kind, id, state, number as title, total - ${sql.raw(notKept('o'))} as total,
    case when ${sql.raw(isSold('o'))} then 1 else 0 end as sold
    from ecommerce_order o where project = ${project} and blocking = 'open' and not no_email
  union all select email_key(email), name, ${phone}, created_on, 'ecommerce_request', id, state, product_name, null, 0
    from ecommerce_request where project = ${project}
  union all select email_key(email), name, null, created_on, 'contact_request', id, state, substr(message, 1, 120), null, 0
    from contact_request where project = ${project}
  union all select email_key(email), name, ${phone}, created_on, 'ecommerce_reservation', id, state, product_name, null, 0
    from ecommerce_reservation where project = ${project}`

/** The same without what stands under the shop's own addresses, which are nobody's. */
async function seenBy(db: Database, project: number): Promise<Sql> {
  const own = [...(await ownAddresses(db, project))]
  return own.length === 0
    ? left(project)
    : sql`select * from (${left(project)}) l where email not in (${sql.join(own)})`
}

/** Cancelled orders are seen, but bring nothing. */
const SUMS = sql`email, max(moment) as last_on,
  sum(sold) as orders, sum(case when sold = 1 then total else 0 end) as takings,
  sum(case when kind = 'ecommerce_order' then 0 else 1 end) as questions`

interface SumRow {
  readonly email: string
  readonly last_on: string
  readonly orders: number
  readonly takings: number
  readonly questions: number
}

interface SeenRow {
  readonly email: string
  readonly name: string | null
  readonly moment: string
  readonly kind: CustomerEntry['kind']
  readonly id: number
  readonly state: string
  readonly title: string | null
  readonly total: number | null
  readonly sold: number
}

interface Sought {
  readonly project: number
  /** Parts of an address, of a name and of a telephone number, in any order. */
  readonly words: string
  readonly limit: number
  readonly page: number
}

const sumOf = (row: SumRow, name: string | undefined): Customer => ({
  email: row.email,
  name: name ?? '',
  orders: Number(row.orders),
  takings: euroOf(Number(row.takings ?? 0)),
  questions: Number(row.questions),
  last_on: row.last_on,
})

/** Whether what was seen has all the words, as the lists of staff are searched (backend/items/search.ts). */
function hasWords(db: Database, words: string): Sql {
  return allWords(words.split(/\s+/), isSqlite(db), {
    most: MOST_WORDS,
    places: (matches) => [matches(sql`email`), matches(sql`name`)],
    phone: (word) => {
      const digits = searchedDigits(word)
      return digits ? [sql`phone like ${`%${digits}%`}`] : []
    },
  })
}

/** The customers of a shop that words find, who was here last before the others, and how many there are. */
export async function listCustomers(
  db: Database,
  { project, words, limit, page }: Sought,
): Promise<{ customers: Customer[]; count: number }> {
  const all = await seenBy(db, project)
  const entered = words.trim()
  const found = entered ? sql`where email in (select email from (${all}) f where ${hasWords(db, entered)})` : sql``
  const from = sql`from (${all}) s ${found}`
  const { rows } = await sql<SumRow>`
    select ${SUMS} ${from} group by email order by last_on desc, email limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  )
  const counted = await sql<{ count: number }>`select count(distinct email) as count ${from}`.execute(db)
  const emails = rows.map(({ email }) => email)
  const names = await lastNames(db, project, emails)
  return {
    customers: rows.map((row) => sumOf(row, names.get(row.email))),
    count: Number(counted.rows[0]?.count ?? 0),
  }
}

async function seenOf(db: Database, project: number, emails: readonly string[]): Promise<SeenRow[]> {
  if (emails.length === 0) return []
  const { rows } =
    await sql<SeenRow>`select * from (${await seenBy(db, project)}) s where email in (${sql.join(emails)})
    order by moment desc, id desc`.execute(db)
  return rows
}

async function lastNames(db: Database, project: number, emails: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { email, name } of await seenOf(db, project, emails)) if (name && !names.has(email)) names.set(email, name)
  return names
}

/** Entries that a history shows. */
const MOST = 500

/** All that there was between a customer and the shop; undefined for an address that has left nothing. */
export async function customerFile(db: Database, project: number, address: string): Promise<CustomerFile | undefined> {
  const email = emailKey(address)
  const entries = await seenOf(db, project, [email])
  const [latest] = entries
  if (!latest) return undefined
  const sold = entries.filter((entry) => Number(entry.sold) === 1)
  const note = await db
    .selectFrom('customer_note')
    .select('note')
    .where('project', '=', project)
    .where('email', '=', email)
    .executeTakeFirst()
  return {
    email,
    name: entries.find(({ name }) => name)?.name ?? '',
    orders: sold.length,
    takings: euroOf(sold.reduce((sum, { total }) => sum + Number(total), 0)),
    questions: entries.filter(({ kind }) => kind !== 'ecommerce_order').length,
    last_on: latest.moment,
    note: String(note?.note ?? ''),
    entries: entries.slice(0, MOST).map(({ kind, id, moment, state, title, total }) => ({
      kind,
      id: Number(id),
      on: moment,
      state,
      title: title ?? '',
      total: total === null ? null : euroOf(Number(total)),
    })),
  }
}
