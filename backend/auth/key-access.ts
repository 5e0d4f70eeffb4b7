import type { Collection } from '#contract/model/collection.ts'
import { areaOf, collectionOf } from '#contract/model/model.ts'
import type { Action } from '#contract/model/system.ts'
import { KEY_AREAS, parseScope } from '#contract/wire/api-keys.ts'
import type { Database } from '../db/database.ts'
import { type Access, publicAccess } from '../items/access.ts'
import type { PresentedKey } from './api-key.ts'
import { accountAccess } from './rights.ts'

/** Whether scopes let a program do that with a collection: by its name or its area. Accounts and mails are for nobody's program. */
export function isInScope(scopes: readonly string[], collection: Collection, action: Action): boolean {
  const area = areaOf(collection)
  if (!KEY_AREAS.some((one) => one === area)) return false
  return scopes.map(parseScope).some((scope) => {
    if (!scope || (scope.action !== '*' && scope.action !== action)) return false
    return scope.subject === collection.name || scope.subject === area
  })
}

/**
 * What a program may do with a key: what its account may do in the key's project, as far as the key's scopes go, and never what
 * needs trust. What visitors may read stays readable.
 */
export async function keyAccess(db: Database, { id, account, project, scopes }: PresentedKey): Promise<Access> {
  const own = await accountAccess(db, { ...account, project, isKey: true }, project)
  const visitors = publicAccess(project)
  return {
    ...own,
    apiKey: id,
    mayCount: (place) => isInScope(scopes, collectionOf('ecommerce_product'), 'update') && own.mayCount(place),
    everyFile: scopes.some((scope) => scope.startsWith('files:')),
    read: (collection) => (isInScope(scopes, collection, 'read') ? own.read(collection) : visitors.read(collection)),
    write: (collection, action) => (isInScope(scopes, collection, action) ? own.write(collection, action) : undefined),
  }
}
