import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import type { Action } from '#contract/model/system.ts'
import { safeLink } from '#domain/paths/link-kind.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { brokenRule } from '../db/refusal.ts'
import type { Gap } from '../duties/gap.ts'
import { gapsOf, gapsOfAll, newGaps, owesSomething } from '../duties/gaps.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import type { Access } from './access.ts'
import { type Belonging, ownerOf, projectOf } from './belonging.ts'
import { addressedDated, datedProblems, isDated } from './dated-addresses.ts'
import { categorySlugs, keepFormerSlugs } from './former-slugs.ts'
import { type Author, recordHistory, type Written } from './history.ts'
import { type AddressedPage, addressedPage, addressProblems, leadOn } from './page-addresses.ts'
import { addressedPlace, isPlace } from './place-addresses.ts'
import { addressedProduct, isSameAddress, type ProductSlugs, productSlugs } from './product-addresses.ts'
import { type Root, rootOf } from './root-of.ts'
import { isSlugged, slugProblems } from './shared-slugs.ts'
import { type Defaults, Invalid, type Problem } from './validate.ts'

const PAGE = 'page'

const PRODUCT = 'ecommerce_product'

const CATEGORY = 'ecommerce_category'

/** What the addresses of pages, news, events, brands and branches are written in. */
const ADDRESSED = new Set([
  ...[PAGE, 'news', 'event'].flatMap((name) => [name, `${name}_translation`]),
  'brand',
  'branch',
])

/** The clock and the ids of the machine, for callers that bring none of their own. */
export const MACHINE: Defaults = { now: () => new Date(), uuid: () => crypto.randomUUID() }

/** One transaction's writing: on whose behalf, and which items it has touched. */
export interface Writing {
  readonly db: Database
  readonly access: Access
  readonly defaults: Defaults
  readonly written: Map<string, Written>
  /** The projects of the items that its records point to. */
  readonly known: Map<string, Belonging>
  /** The addresses that records had before they were changed, by collection and id. */
  readonly addresses: Map<string, AddressedPage | undefined>
  /** The parts of their addresses that products had before they were changed. */
  readonly slugs: Map<Cell, ProductSlugs | undefined>
  /** The addresses that categories had before they were changed. */
  readonly categories: Map<Cell, ReadonlySet<string>>
  /** What items lacked by law before they were changed. */
  readonly lacked: Map<string, readonly Gap[]>
  /** The items whose own address was written. */
  readonly readdressed: Set<string>
}

/** The beginning of a writing in a transaction: nothing is touched yet. */
export const writingIn = (db: Database, access: Access, defaults: Defaults): Writing => ({
  db,
  access,
  defaults,
  written: new Map(),
  known: new Map(),
  addresses: new Map(),
  slugs: new Map(),
  categories: new Map(),
  lacked: new Map(),
  readdressed: new Set(),
})

/** Runs a change in one transaction and keeps its revisions and change records in the same. */
export async function inWriting<T>(
  db: Database,
  access: Access,
  defaults: Defaults,
  change: (at: Writing) => Promise<T>,
): Promise<T> {
  const run = async (trx: Database) => {
    const at = writingIn(trx, access, defaults)
    const result = await change(at)
    await refuseNewGaps(at)
    await settleAddresses(at)
    await refuseSharedSlugs(at)
    const author: Author = { user: access.user, apiKey: access.apiKey, now: defaults.now }
    await recordHistory(trx, author, [...at.written.values()])
    return result
  }
  return db.isTransaction ? run(db) : db.transaction().execute(run)
}

/** Notes the addresses of an item and what it lacks by law, before somebody changes it or a part of it. */
export async function rememberBefore(at: Writing, changed: Collection, row: Cell): Promise<void> {
  if (at.access.user === undefined && !ADDRESSED.has(changed.name)) return
  const root = await rootOf(at.db, changed, row)
  const key = keyOf(root)
  if (ADDRESSED.has(root.collection.name) && !at.addresses.has(key))
    at.addresses.set(key, await addressesOf(at.db, root))
  if (root.collection.name === PRODUCT && !at.slugs.has(root.id))
    at.slugs.set(root.id, await productSlugs(at.db, root.id))
  if (root.collection.name === CATEGORY && !at.categories.has(root.id))
    at.categories.set(root.id, await categorySlugs(at.db, root.id))
  if (at.access.user !== undefined) await noteGaps(at, root)
}

const keyOf = ({ collection, id }: Root) => `${collection.name}/${id}`

function addressesOf(db: Database, { collection: { name }, id }: Root): Promise<AddressedPage | undefined> {
  if (isPlace(name)) return addressedPlace(db, name, id)
  return isDated(name) ? addressedDated(db, name, id) : addressedPage(db, id)
}

async function problemsOf(
  { db }: Writing,
  { collection: { name }, id }: Root,
  before: AddressedPage | undefined,
  after: AddressedPage,
): Promise<Problem[]> {
  if (isPlace(name)) return []
  if (isDated(name)) return datedProblems(db, name, id, after.project)
  return addressProblems(db, id, before, after)
}

/** The same, before somebody gives it a part by a call of its own. */
export async function rememberBeforeOfOwner(at: Writing, part: Collection, row: Row): Promise<void> {
  const owner = part.owners.find((name) => row[name] !== null && row[name] !== undefined)
  if (owner !== undefined) await rememberBefore(at, ownerOf(part, owner), row[owner] as Cell)
}

async function noteGaps(at: Writing, { collection, id }: Root): Promise<void> {
  const key = keyOf({ collection, id })
  if (owesSomething(collection.name, 'update') && !at.lacked.has(key))
    at.lacked.set(key, await gapsOf(at.db, collection.name, id))
}

/** Items that are looked at before visitors come between. */
const FEW = 10

/** Throws Invalid where somebody's writing left an item without what the law asks for, and it was not so before. */
async function refuseNewGaps({ db, access, written, lacked }: Writing): Promise<void> {
  if (access.user === undefined) return
  const owing = [...written.values()].filter(({ collection: { name }, id, action }) => {
    if (action === 'delete' || !owesSomething(name, action === 'create' ? 'create' : 'update')) return false
    return action === 'create' || lacked.has(`${name}/${id}`)
  })
  for (const [name, items] of Map.groupBy(owing, ({ collection }) => collection.name))
    for (let from = 0; from < items.length; from += FEW) {
      if (from > 0) await giveWay()
      const ids = items.slice(from, from + FEW).map(({ id }) => Number(id))
      const found = await gapsOfAll(db, name, ids)
      for (const id of ids) {
        const gaps = newGaps(lacked.get(`${name}/${id}`) ?? [], found.get(id) ?? [])
        if (gaps.length > 0) throw new Invalid(gaps.map(({ field, message }) => ({ field, message })))
      }
    }
}

/** Refuses addresses that pages cannot have, and leads on from those that they had. Throws Invalid. */
async function settleAddresses(at: Writing): Promise<void> {
  for (const { collection, id, action } of [...at.written.values()]) {
    const { name } = collection
    if (name === PRODUCT && action === 'update') await leadOnToProduct(at, id)
    if (name === CATEGORY && action === 'update') await keepFormerSlugs(at.db, id, at.categories.get(id))
    if (!ADDRESSED.has(name) || action === 'delete') continue
    const after = await addressesOf(at.db, { collection, id })
    if (!after) continue
    const before = at.addresses.get(keyOf({ collection, id }))
    const problems = await problemsOf(at, { collection, id }, before, after)
    if (problems.length > 0) throw new Invalid(problems)
    for (const redirect of await leadOn(at.db, before, after))
      await note(at, { ...redirect, collection: collectionOf('redirect'), project: after.project })
  }
}

/** Leads from the address that a product had in each language to the one that it has. */
async function leadOnToProduct(at: Writing, id: Cell): Promise<void> {
  const before = at.slugs.get(id)
  const after = before && (await productSlugs(at.db, id))
  if (!after || isSameAddress(before, after)) return
  const redirects = await leadOn(at.db, await addressedProduct(at.db, before), await addressedProduct(at.db, after))
  for (const redirect of redirects)
    await note(at, { ...redirect, collection: collectionOf('redirect'), project: after.project })
}

/** Notes that an item's own address is written. */
export function noteAddress({ readdressed }: Writing, { name }: Collection, id: Cell, row: Row): void {
  if (isSlugged(name) && 'slug' in row) readdressed.add(`${name}/${id}`)
}

/** Throws Invalid where an address that was written is that of another item; one that both had before stays. */
async function refuseSharedSlugs({ db, access, written, readdressed }: Writing): Promise<void> {
  if (access.user === undefined) return
  const groups = new Map<string, number[]>()
  for (const [key, { collection, id, action, touched, project: known }] of written) {
    if (!isSlugged(collection.name) || action === 'delete') continue
    if (action === 'update' && !readdressed.has(key) && !touched.has(`${collection.name}_translation`)) continue
    const project = known ?? (await projectOf(db, collection, id))
    const group = `${collection.name}/${project}`
    groups.set(group, [...(groups.get(group) ?? []), Number(id)])
  }
  for (const [group, ids] of groups) {
    const [name = '', project] = group.split('/')
    const problems = isSlugged(name) ? await slugProblems(db, name, ids, Number(project)) : []
    if (problems.length > 0) throw new Invalid(problems)
  }
}

/** The fields that may be written so. Throws the Fault where none may. */
export function allowedFields(
  access: Access,
  collection: Collection,
  action: Exclude<Action, 'read'>,
  path = '',
): ReadonlySet<string> {
  const allowed = access.write(collection, action)
  if (!allowed) throw new Fault('forbidden', `${path}${collection.name}: ${action} is not allowed`)
  return allowed
}

/** The fields of the collection that may be written. Throws the Fault that names the action where it is not allowed. */
export function checkAllowed(
  { access }: Writing,
  collection: Collection,
  action: Exclude<Action, 'read'>,
  names: readonly string[],
  path: string,
): void {
  const allowed = allowedFields(access, collection, action, path)
  for (const name of names)
    if (name !== 'id' && !allowed.has(name))
      throw new Fault('forbiddenField', `${path}${name}: writing this field is not allowed`)
}

/**
 * Checks values that only some callers are trusted with, in fields that others may write too: a path of the site is anybody's, the
 * address of another server is not. Throws the Fault that names the field.
 */
export function checkTrusted({ access }: Writing, collection: Collection, row: Row, path: string): void {
  for (const [name, value] of Object.entries(row)) {
    const field = fieldOf(collection, name)
    if (!field?.trusted || !('freePaths' in field) || access.trusts(field.trusted)) continue
    if (typeof value === 'string' && safeLink(value)?.kind === 'external')
      throw new Fault('forbiddenField', `${path}${name}: only administrators may lead to another server`)
  }
}

/** Notes that a row was written, for the item that it is a part of. */
export async function note(at: Writing, entry: Omit<Written, 'touched'>, parts: Iterable<string> = []): Promise<void> {
  const root = await rootOf(at.db, entry.collection, entry.id)
  const key = `${root.collection.name}/${root.id}`
  const known = at.written.get(key)
  const touched = new Set([...(known?.touched ?? []), root.collection.name, entry.collection.name, ...parts])
  if (known) at.written.set(key, { ...known, touched, data: known.action === 'delete' ? known.data : undefined })
  else if (root.collection === entry.collection) at.written.set(key, { ...entry, touched })
  else at.written.set(key, { ...root, action: 'update', touched })
}

/** Writes rows of one collection and returns their ids in order. Throws the Fault that names a broken rule. */
export async function writeRows(
  db: Database,
  collection: Collection,
  rows: readonly Row[],
  path: string,
): Promise<Cell[]> {
  return insertRows(db, collection.name, rows).catch((error) => {
    throw brokenRule(error, collection.name, path)
  })
}
