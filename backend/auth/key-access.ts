import type { Collection } from '#contract/model/collection.ts'
import { areaOf, collectionOf } from '#contract/model/model.ts'
import type { Action } from '#contract/model/system.ts'
import { isOpenToKeys, parseScope } from '#contract/wire/api-keys.ts'
import type { Database } from '../db/database.ts'
import { type Access, publicAccess, type ReadRight, withoutFields, withoutWork } from '../items/access.ts'
import type { PresentedKey } from './api-key.ts'
import { accountAccess } from './rights.ts'

/** Whether scopes let a program do that with a collection: by its name or its area. Accounts and mails are for nobody's program. */
export function isInScope(scopes: readonly string[], collection: Collection, action: Action): boolean {
  if (!isOpenToKeys(collection)) return false
  const area = areaOf(collection)
  return scopes.map(parseScope).some((scope) => {
    if (!scope || (scope.action !== '*' && scope.action !== action)) return false
    return scope.subject === collection.name || scope.subject === area
  })
}

/** What is read without the fields that visitors of the website are not shown: purchase prices, who is mailed, customers of ratings. */
const withoutStaffs = (collection: Collection, right: ReadRight): ReadRight =>
  withoutFields(withoutWork(collection, right), collection.public?.except ?? [])

/**
 * What a program may do with a key: what its account may do in the key's project, as far as the key's scopes go, and never what
 * needs trust. What visitors may read stays readable. Fields that visitors are not shown are for who works on the records, so they are read
 * with a scope to change them; the past is read of what a scope names alone.
 */
export async function keyAccess(db: Database, { id, account, project, scopes }: PresentedKey): Promise<Access> {
  const own = await accountAccess(db, { ...account, project, isKey: true }, project)
  const visitors = publicAccess(project)
  return {
    ...own,
    apiKey: id,
    mayCount: (place) => isInScope(scopes, collectionOf('ecommerce_product'), 'update') && own.mayCount(place),
    everyFile: scopes.some((scope) => scope.startsWith('files:')),
    readsPast: (collection) => isInScope(scopes, collection, 'read'),
    read(collection) {
      if (!isInScope(scopes, collection, 'read')) return visitors.read(collection)
      const right = own.read(collection)
      return right && (isInScope(scopes, collection, 'update') ? right : withoutStaffs(collection, right))
    },
    write: (collection, action) => (isInScope(scopes, collection, action) ? own.write(collection, action) : undefined),
  }
}
