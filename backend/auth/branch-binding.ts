import type { Collection } from '#contract/model/collection.ts'
import { areaOf } from '#contract/model/model.ts'
import type { Database } from '../db/database.ts'
import type { Access, FieldNames } from '../items/access.ts'
import { Invalid } from '../items/validate.ts'

/** What customers left that belongs to a branch, by the field that says to which. */
const OF_BRANCH: Readonly<Record<string, string>> = {
  ecommerce_order: 'collect_branch',
  ecommerce_reservation: 'branch',
  contact_request: 'branch',
  ecommerce_request: 'branch',
}

/** Areas of what customers left. */
const OF_CUSTOMERS: readonly string[] = ['orders', 'forms', 'mail']

/** Whose sum is that of all branches: changed by who works for all of them. */
const COUNTED: readonly string[] = ['ecommerce_product', 'ecommerce_product_variant']

const isClosed = (collection: Collection): boolean =>
  OF_CUSTOMERS.includes(areaOf(collection)) &&
  !OF_BRANCH[collection.name] &&
  (!collection.owners.includes('order') || collection.owners.length > 1)

const without = (fields: FieldNames, name: string): FieldNames => new Set([...fields].filter((field) => field !== name))

/** The rights of somebody who works for one branch: of what customers left, that of the branch alone; pieces are counted there alone. */
export function boundAccess(own: Access, branch: number): Access {
  const mayCount = own.mayCount
  return {
    ...own,
    branch,
    mayCount: (place) => place === branch && mayCount(place),
    read(collection) {
      if (isClosed(collection)) return undefined
      const right = own.read(collection)
      const field = OF_BRANCH[collection.name]
      return right && field ? { ...right, where: { ...right.where, [field]: branch } } : right
    },
    write(collection, action) {
      if (isClosed(collection) || (OF_BRANCH[collection.name] && action === 'delete')) return undefined
      const fields = own.write(collection, action)
      const field = OF_BRANCH[collection.name]
      if (fields && field) return without(fields, field)
      return fields && action === 'update' && COUNTED.includes(collection.name) ? without(fields, 'stock') : fields
    },
  }
}

/** Throws Invalid for an account that is bound to a branch of another website, or works for all branches by its role. */
export async function checkBinding(db: Database, account: number): Promise<void> {
  const row = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role')
    .leftJoin('branch', 'branch.id', 'users.branch')
    .select(['users.branch', 'users.project', 'roles.name as role', 'branch.project as place'])
    .where('users.id', '=', account)
    .executeTakeFirst()
  if (!row || row.branch === null) return
  if (row.role === 'administrator')
    throw new Invalid([{ field: 'branch', message: 'an administrator works for all branches' }])
  if (row.project === null || row.place !== row.project)
    throw new Invalid([{ field: 'branch', message: 'names no branch of the website of this account' }])
}
