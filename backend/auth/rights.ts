import type { Collection } from '#contract/model/collection.ts'
import type { Field, Trust } from '#contract/model/field.ts'
import { type Area, areaOf, collectionOf, fieldOf } from '#contract/model/model.ts'
import type { Action } from '#contract/model/system.ts'
import type { Cell, Database } from '../db/database.ts'
import { type Access, type FieldNames, openFields, type ReadRight, withoutWork } from '../items/access.ts'
import { CONNECTION_KEYS, OBJECTION_KEY } from '../project/connection-keys.ts'
import { type Account, runsInstallation } from './account.ts'
import { boundAccess } from './branch-binding.ts'

const ALL: readonly Action[] = ['create', 'read', 'update', 'delete']
const CHANGE: readonly Action[] = ['read', 'update']
const READ: readonly Action[] = ['read']
/** Visitors write, staff answer, and who must can erase. */
const HANDLE: readonly Action[] = ['read', 'update', 'delete']

type AreaRights = Readonly<Partial<Record<Area, readonly Action[]>>>

/** What each role may do where no permission says otherwise; what is not named is not allowed. */
export const STANDARD_RIGHTS: Readonly<Record<string, AreaRights>> = {
  administrator: {
    content: ALL,
    files: ALL,
    catalogue: ALL,
    shop: ALL,
    stock: READ,
    orders: CHANGE,
    forms: HANDLE,
    mail: READ,
    system: ALL,
  },
  editor: { content: ALL, files: ALL, catalogue: ALL, shop: READ, stock: READ },
  shop_staff: { content: READ, files: ALL, catalogue: ALL, shop: READ, stock: READ, orders: CHANGE, forms: CHANGE },
}

/** What the history is made of, where pieces lie, the proof of consent and mails are written by nobody. */
const KEPT: readonly string[] = [
  'ecommerce_stock',
  'ecommerce_stock_move',
  'revisions',
  'changes',
  'change_head',
  'file_mentions',
  'sessions',
  'password_resets',
  'entry_passes',
  'call_keys',
  'sign_in_failures',
  'recovery_codes',
  'activity',
  'api_keys',
  'newsletter_subscription',
  'newsletter_event',
  'stock_notice',
  'consent_banner',
  'consent_log',
  'ecommerce_rating_objection',
  'customer_answer',
  'question_assignment',
  'customer_note',
  'visit_count',
  'mail',
]

/** Rows that no account reads, changes or removes as records: settings with secrets have calls of their own, and what is blocked is kept for the law alone. */
const blocked = { blocking: ['blocked'] }
const HIDDEN: Readonly<Record<string, ReadRight['without']>> = {
  settings: { key: [...Object.keys(CONNECTION_KEYS), OBJECTION_KEY] },
  ecommerce_order: blocked,
  ecommerce_withdrawal: blocked,
  mail: blocked,
}

/** What visitors wrote stays as they wrote it: of a question, staff may change this. */
const QUESTION_FIELDS: Readonly<Record<string, FieldNames>> = {
  contact_request: new Set(['state', 'branch']),
  ecommerce_request: new Set(['state', 'branch']),
}

/** Orders are made by customers and moved by calls of their own; of all they hold, staff may change this. */
const ORDER_FIELDS: Readonly<Record<string, FieldNames>> = {
  ecommerce_order: new Set(['staff_note']),
  ecommerce_withdrawal: new Set<string>(),
  ecommerce_reservation: new Set<string>(),
}

/** What of an account its rights follow from. */
type Bearer = Pick<Account, 'role' | 'project' | 'branch'> & {
  /** Whether it is asked for by an API key, which is trusted with nothing. */
  readonly isKey?: boolean
}

/** Whether an account may write fields of that trust. */
function isTrusted(account: Bearer, trust: Trust): boolean {
  if (trust === 'program' || account.isKey) return false
  return trust === 'installation' ? runsInstallation(account) : account.role === 'administrator'
}

/** The fields that can be reached with an action at all, whatever a permission says. A password is written and never read. */
function fieldsFor(account: Bearer, collection: Collection, action: Action): FieldNames {
  if (action === 'read') return openFields(collection)
  if (areaOf(collection) === 'orders') return ORDER_FIELDS[collection.name] ?? new Set()
  const ofQuestion = QUESTION_FIELDS[collection.name]
  if (ofQuestion) return ofQuestion
  if (collection.name === 'users') return new Set([...openFields(collection), 'password'])
  return new Set([...openFields(collection)].filter((name) => !isWithheld(account, fieldOf(collection, name))))
}

const isWithheld = (account: Bearer, field: Field | undefined): boolean =>
  field?.trusted !== undefined && !('freePaths' in field) && !isTrusted(account, field.trusted)

/**
 * Rows that cannot be without a trusted field come and go with it: who may not write it may neither make nor delete them. What the
 * program alone writes, people may still take away.
 */
const standsOnTrust = (account: Bearer, collection: Collection, action: 'create' | 'delete'): boolean =>
  Object.values(collection.fields).some(
    (field) => field.required && isWithheld(account, field) && !(action === 'delete' && field.trusted === 'program'),
  )

/** A project is made and removed only by who works for all of them. */
const isOfInstallation = (collection: Collection, action: Action): boolean =>
  (collection.name === 'project' && (action === 'create' || action === 'delete')) ||
  (collection.owners.length === 0 && collection.name !== 'project' && action !== 'read')

/** The permissions of roles, by role and `collection/action`: for one project or for all; those for the project count. */
async function permissionsOf(
  db: Database,
  names: readonly string[],
  project: number,
): Promise<ReadonlyMap<string, Permissions>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('permissions')
    .innerJoin('roles', 'roles.id', 'permissions.role')
    .select(['permissions.collection', 'permissions.action', 'permissions.fields', 'permissions.project'])
    .select('roles.name as role')
    .where('roles.name', 'in', names)
    .where((eb) => eb.or([eb('permissions.project', 'is', null), eb('permissions.project', '=', project)]))
    .orderBy('permissions.id')
    .execute()
  const sorted = rows.toSorted((a, b) => Number(a.project !== null) - Number(b.project !== null))
  const byRole = Map.groupBy(sorted, (row) => String(row.role))
  const rights = (rows: typeof sorted): Permissions =>
    new Map(rows.map((row) => [`${row.collection}/${row.action}`, fieldList(row.fields as Cell)]))
  return new Map([...byRole].map(([role, rows]) => [role, rights(rows)]))
}

type Permissions = ReadonlyMap<string, readonly string[] | null>

const fieldList = (cell: Cell): readonly string[] | null =>
  cell === null ? null : (JSON.parse(String(cell)) as string[])

/** What an account may do in a project: the rights of its role, replaced where a permission speaks of the same action. */
export async function accountAccess(
  db: Database,
  account: Bearer & Pick<Account, 'id'>,
  project: number,
): Promise<Access> {
  return rightsBy(account, project, (await permissionsOf(db, [account.role], project)).get(account.role))
}

/** What each of several accounts may do in a project, asked for at once. */
export async function accessesOf<One extends Bearer & Pick<Account, 'id'>>(
  db: Database,
  accounts: readonly One[],
  project: number,
): Promise<{ readonly account: One; readonly access: Access }[]> {
  const permissions = await permissionsOf(db, [...new Set(accounts.map(({ role }) => role))], project)
  return accounts.map((account) => ({ account, access: rightsBy(account, project, permissions.get(account.role)) }))
}

/** The same by the permissions that there are, by `collection/action`; without any, what the role is worth by itself. */
export function rightsBy(
  account: Bearer & Pick<Account, 'id'>,
  project: number,
  permissions: Permissions = new Map(),
): Access {
  const standard = STANDARD_RIGHTS[account.role] ?? {}
  const ofAllProjects = runsInstallation(account)

  const allowed = (collection: Collection, action: Action): FieldNames | undefined => {
    if (action !== 'read' && KEPT.includes(collection.name)) return undefined
    if (areaOf(collection) === 'orders' && (action === 'create' || action === 'delete')) return undefined
    if (areaOf(collection) === 'orders' && action === 'update' && !ORDER_FIELDS[collection.name]) return undefined
    if (isOfInstallation(collection, action) && !ofAllProjects) return undefined
    if ((action === 'create' || action === 'delete') && standsOnTrust(account, collection, action)) return undefined
    const area = areaOf(collection)
    const named = permissions.get(`${collection.name}/${action}`)
    if (named === undefined || area === 'system')
      return standard[area]?.includes(action) ? fieldsFor(account, collection, action) : undefined
    if (named === null) return fieldsFor(account, collection, action)
    const fields = [...fieldsFor(account, collection, action)].filter((name) => name === 'id' || named.includes(name))
    return named.length > 0 ? new Set(fields) : undefined
  }

  const own: Access = {
    project,
    public: false,
    everyFile: true,
    user: account.id,
    everywhere: (collection) => ofAllProjects && (areaOf(collection) === 'system' || collection.owners.length === 0),
    read: (collection): ReadRight | undefined => {
      const fields = allowed(collection, 'read')
      const right = fields && { where: {}, without: HIDDEN[collection.name] ?? {}, fields }
      return right && (allowed(collection, 'update') ? right : withoutWork(collection, right))
    },
    write: allowed,
    trusts: (trust) => isTrusted(account, trust),
    mayCount: () => allowed(collectionOf('ecommerce_product'), 'update')?.has('stock') ?? false,
  }
  return account.branch === null || account.role === 'administrator' ? own : boundAccess(own, account.branch)
}
