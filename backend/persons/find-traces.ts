import { type RawBuilder, sql } from 'kysely'
import { collectionOf } from '#contract/model/model.ts'
import { emailKey } from '#domain/texts/email.ts'
import { namesAddress } from '#domain/texts/names-address.ts'
import { type Database, isSqlite, type Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { allWords } from '../db/search-word.ts'
import { likePart } from '../db/statement-text.ts'
import { isWithoutAddress, ownAddresses } from '../shop/own-addresses.ts'
import { type PlaceName, type TracePlace, tracePlaces } from './trace-places.ts'

/** A record in which a person was found, with the rows that belong to it; nothing secret. */
export interface Trace {
  readonly place: PlaceName
  readonly id: number
  readonly row: Row
  readonly parts: Readonly<Record<string, readonly Row[]>>
}

/** Whom a search is for: an e-mail address, and the id that a browser keeps with its consents; or the order of somebody without an address. */
export interface SoughtPerson {
  readonly email?: string | undefined
  /** Its number. */
  readonly order?: string | undefined
  readonly visitor?: string | undefined
  /** What is kept instead of the address of who objects to invitations. */
  readonly addressKey?: string | undefined
}

const MOST = 2000

const all = Object.entries(tracePlaces) as [PlaceName, TracePlace][]

const small = (column: string) => sql`email_key(cast(${sql.ref(`t.${column}`)} as text))`

/** Texts in JSON have some characters escaped; an address has none of them. */
const contains = (column: string, words: string) => sql`${small(column)} like ${likePart(words)} escape '!'`

const any = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`

/** Rows of ratings belong to a project through their product. */
const ofProject = (name: PlaceName, project: number) =>
  name === 'rating'
    ? sql`exists (select 1 from ecommerce_product p where p.id = t.product and p.project = ${project})`
    : sql`t.project = ${project}`

async function read(
  db: Database,
  name: PlaceName,
  project: number,
  conditions: readonly RawBuilder<unknown>[],
): Promise<Row[]> {
  if (conditions.length === 0) return []
  const place: TracePlace = tracePlaces[name]
  const { rows } = await sql<Row>`
    select t.* from ${sql.table(place.table)} t where ${ofProject(name, project)} and ${any(conditions)}
    order by t.id desc limit ${MOST}`.execute(db)
  return rows
}

/** A row without what is secret, and JSON as what it says. */
export function openRow(table: string, row: Row): Row {
  const { fields } = collectionOf(table)
  return Object.fromEntries(Object.entries(row).filter(([name]) => !fields[name]?.secret))
}

async function traceOf(db: Database, name: PlaceName, row: Row): Promise<Trace> {
  const place: TracePlace = tracePlaces[name]
  const parts: Record<string, readonly Row[]> = {}
  for (const [table, column] of place.children ?? []) {
    const rows = await rowsOf(db, table, column, [Number(row.id)])
    parts[table] = rows.map((part) => openRow(table, part))
  }
  return { place: name, id: Number(row.id), row: openRow(place.table, row), parts }
}

/** Whether a name has all of these words, in any order, with or without accents and umlauts, as lists are searched. */
const isNamed = (db: Database, column: string, words: string): RawBuilder<unknown> =>
  allWords(words.split(/\s+/), isSqlite(db), { places: (matches) => [matches(sql.ref(`t.${column}`))] })

/** The records that words find: an e-mail address or a part of it, a name, a number of an order. The newest first in each place. */
export async function searchTraces(db: Database, project: number, entered: string): Promise<Trace[]> {
  const words = entered.trim()
  const found: Trace[] = []
  for (const [name, place] of all) {
    const conditions = [
      ...[...(place.emails ?? []), ...(place.numbers ?? [])].map((column) => contains(column, words)),
      ...(place.names ?? []).map((column) => isNamed(db, column, words)),
    ]
    for (const row of await read(db, name, project, conditions))
      found.push({ place: name, id: Number(row.id), row: openRow(place.table, row), parts: {} })
  }
  return found
}

/** Whether a row that was found by a part of its texts names the address itself: others' addresses may contain it. */
function isNamedIn({ emails = [], texts }: TracePlace, row: Row, address: string): boolean {
  if (!texts) return true
  const words = (column: string) => String(row[column] ?? '')
  return (
    emails.some((column) => emailKey(words(column)) === address) ||
    texts.some((column) => namesAddress(words(column), address))
  )
}

/** The orders of one person: those with the address, or the one without any that has this number. */
async function ordersOf(db: Database, project: number, { email, order }: SoughtPerson): Promise<Row[]> {
  const own = await ownAddresses(db, project)
  const found = await read(db, 'order', project, [
    ...(email === undefined ? [] : [sql`${small('customer_email')} = ${emailKey(email)}`]),
    ...(order === undefined ? [] : [sql`t.number = ${order}`]),
  ])
  return found.filter((row) => isWithoutAddress(row, own) === (order !== undefined))
}

/** Everything of one person: what names the address, and what belongs to their orders. */
export async function tracesOf(db: Database, project: number, person: SoughtPerson): Promise<Trace[]> {
  const { visitor, addressKey } = person
  const address = person.email === undefined ? undefined : emailKey(person.email)
  const orders = await ordersOf(db, project, person)
  const ids = orders.map(({ id }) => Number(id))
  const lines = (await rowsOf(db, 'ecommerce_order_line', 'order', ids)).map(({ id }) => Number(id))
  const numbers = orders.map(({ number }) => String(number))
  const conditions = (name: PlaceName, place: TracePlace): RawBuilder<unknown>[] => {
    if (name === 'consent') return visitor ? [sql`t.visitor = ${visitor}`] : []
    if (name === 'objection') return addressKey ? [sql`t.address_key = ${addressKey}`] : []
    if (name === 'history' && address === undefined)
      return ids.map((id) => sql`(t.collection = 'ecommerce_order' and t.item = ${String(id)})`)
    const own =
      address === undefined
        ? []
        : [
            ...(place.emails ?? []).map((column) => sql`${small(column)} = ${address}`),
            ...(place.texts ?? []).map((column) => contains(column, address)),
          ]
    if (name === 'withdrawal' && ids.length > 0) return [...own, sql`t.matched_order in (${sql.join(ids)})`]
    if (name !== 'rating') return own
    return [
      ...(lines.length > 0 ? [sql`t.order_line in (${sql.join(lines)})`] : []),
      ...(numbers.length > 0 ? [sql`t.order_number in (${sql.join(numbers)})`] : []),
    ]
  }
  const isTheirs = (place: TracePlace, row: Row) => address === undefined || isNamedIn(place, row, address)
  const found: Trace[] = []
  for (const [name, place] of all) {
    if (name === 'mail') continue
    const rows = name === 'order' ? orders : await read(db, name, project, conditions(name, place))
    for (const row of rows) if (isTheirs(place, row)) found.push(await traceOf(db, name, row))
  }
  const linked = await linkedMails(db, found)
  const mails = [
    ...conditions('mail', tracePlaces.mail),
    ...(linked.length > 0 ? [sql`t.id in (${sql.join(linked)})`] : []),
  ]
  const { mail } = tracePlaces
  for (const row of await read(db, 'mail', project, mails))
    if (linked.includes(Number(row.id)) || isTheirs(mail, row)) found.push(await traceOf(db, 'mail', row))
  return found
}

/** The mails that told of these records, also those that name no address. */
async function linkedMails(db: Database, traces: readonly Trace[]): Promise<number[]> {
  const ids = (place: PlaceName) => traces.filter((trace) => trace.place === place).map(({ id }) => id)
  const queued = [
    ...(await rowsOf(db, 'ecommerce_order_mail', 'order', ids('order'))),
    ...(await rowsOf(db, 'ecommerce_order_mail', 'withdrawal', ids('withdrawal'))),
  ]
  return [...queued, ...traces.map(({ row }) => row)].flatMap(({ mail }) => (mail ? [Number(mail)] : []))
}
