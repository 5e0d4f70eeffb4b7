import type { Customer, CustomerEntry, CustomerFile } from '#contract/wire/customers.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { likePart, places } from '../db/statement-text.ts'

/** One thing between a customer and the shop. */
const SEEN = `
  select lower(customer_email) as email, customer_name as name, created_on as moment, 'ecommerce_order' as kind, id, state,
    number as title, total - credited - refunded as total
    from ecommerce_order where project = ? and blocking = 'open'
  union all select lower(email), name, created_on, 'ecommerce_request', id, state, product_name, null
    from ecommerce_request where project = ?
  union all select lower(email), name, created_on, 'contact_request', id, state, substr(message, 1, 120), null
    from contact_request where project = ?
  union all select lower(email), name, created_on, 'ecommerce_reservation', id, state, product_name, null
    from ecommerce_reservation where project = ?`

/** Cancelled orders are seen, but bring nothing. */
const SUMS = `email, max(moment) as last_on,
  sum(case when kind = 'ecommerce_order' and state <> 'cancelled' then 1 else 0 end) as orders,
  sum(case when kind = 'ecommerce_order' and state <> 'cancelled' then total else 0 end) as takings,
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
}

interface Sought {
  readonly project: number
  /** Part of an address or of a name. */
  readonly words: string
  readonly limit: number
  readonly page: number
}

const whole = (project: number) => [project, project, project, project]

const sumOf = (row: SumRow, name: string | undefined): Customer => ({
  email: row.email,
  name: name ?? '',
  orders: Number(row.orders),
  takings: euroOf(Number(row.takings ?? 0)),
  questions: Number(row.questions),
  last_on: row.last_on,
})

/** The customers of a shop that words find, who was here last before the others, and how many there are. */
export async function listCustomers(
  db: Database,
  { project, words, limit, page }: Sought,
): Promise<{ customers: Customer[]; count: number }> {
  const pattern = likePart(words.trim())
  const isSought = words.trim() !== ''
  const found = isSought
    ? `where email in (select email from (${SEEN}) f where email like ? escape '!' or lower(name) like ? escape '!')`
    : ''
  const parameters = [...whole(project), ...(isSought ? [...whole(project), pattern, pattern] : [])]
  const from = `from (${SEEN}) s ${found}`
  const { rows } = await run<SumRow>(
    db,
    `select ${SUMS} ${from} group by email order by last_on desc, email limit ? offset ?`,
    [...parameters, limit, (page - 1) * limit],
  )
  const counted = await run<{ count: number }>(db, `select count(distinct email) as count ${from}`, parameters)
  const emails = rows.map(({ email }) => email)
  const names = await lastNames(db, project, emails)
  return {
    customers: rows.map((row) => sumOf(row, names.get(row.email))),
    count: Number(counted.rows[0]?.count ?? 0),
  }
}

async function seenOf(db: Database, project: number, emails: readonly string[]): Promise<SeenRow[]> {
  if (emails.length === 0) return []
  const text = `select * from (${SEEN}) s where email in (${places(emails.length)}) order by moment desc, id desc`
  return (await run<SeenRow>(db, text, [...whole(project), ...emails])).rows
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
  const email = address.toLowerCase()
  const seen = await seenOf(db, project, [email])
  const [latest] = seen
  if (!latest) return undefined
  const sold = seen.filter(({ kind, state }) => kind === 'ecommerce_order' && state !== 'cancelled')
  const note = await db
    .selectFrom('customer_note')
    .select('note')
    .where('project', '=', project)
    .where('email', '=', email)
    .executeTakeFirst()
  return {
    email,
    name: seen.find(({ name }) => name)?.name ?? '',
    orders: sold.length,
    takings: euroOf(sold.reduce((sum, { total }) => sum + Number(total), 0)),
    questions: seen.filter(({ kind }) => kind !== 'ecommerce_order').length,
    last_on: latest.moment,
    note: String(note?.note ?? ''),
    entries: seen.slice(0, MOST).map(({ kind, id, moment, state, title, total }) => ({
      kind,
      id: Number(id),
      on: moment,
      state,
      title: title ?? '',
      total: total === null ? null : euroOf(Number(total)),
    })),
  }
}
