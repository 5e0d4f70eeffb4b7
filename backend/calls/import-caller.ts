import { collectionOf } from '#contract/model/model.ts'
import type { ImportState, ProductImport } from '#contract/wire/product-imports.ts'
import type { LineKind } from '#domain/imports/visitor-lines.ts'
import type { Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { type Caller, signedIn } from '../http/context.ts'
import { moveImport } from '../imports/import-store.ts'
import { readImport } from '../imports/import-view.ts'
import { UUID } from '../uuid.ts'

/** Throws the Fault for who may not both make and change products. */
export async function importer(caller: Caller) {
  const { account } = await signedIn(caller)
  const access = await caller.access()
  const product = collectionOf('ecommerce_product')
  if (!access.write(product, 'create') || !access.write(product, 'update'))
    throw new Fault('forbidden', `${product.name}: importing is not allowed`)
  return { account, project: access.project }
}

/** Whose records they are: who answers visitors brings their consents and ratings. */
const RIGHT = { subscribers: 'contact_request', ratings: 'ecommerce_product_rating', redirects: 'redirect' } as const

/** Throws the Fault for who may not write such records. */
export async function lineImporter(caller: Caller, kind: LineKind) {
  const { account } = await signedIn(caller)
  const access = await caller.access()
  const may = access.write(collectionOf(RIGHT[kind]), kind === 'redirects' ? 'create' : 'update')
  if (!may || access.branch !== undefined) throw new Fault('forbidden', `${kind}: importing is not allowed`)
  return { access, account, project: (await caller.project()).id }
}

const NOT_NOW = 'The import is not at this step'

/** What the calls about one import share. */
export function importCalls(db: Database, work: { wake(): void }) {
  /** Throws the Fault for an import that the caller has none of. */
  async function found(caller: Caller, id: string): Promise<{ view: ProductImport; project: number }> {
    const { project } = await importer(caller)
    const view = UUID.test(id) ? await readImport(db, project, id) : undefined
    if (!view) throw new Fault('unknownItem', 'There is no such import')
    return { view, project }
  }

  /** The id of an import of which may still be decided how it is written; throws the Fault for any other. */
  async function undecided(caller: Caller, id: string): Promise<string> {
    const { view } = await found(caller, id)
    if (view.state !== 'tried') throw new Fault('conflict', NOT_NOW)
    return view.id
  }

  /** Answers an import as it is after a change, and has it worked on. */
  async function answer(caller: Caller, id: string): Promise<Response> {
    work.wake()
    return jsonAnswer({ data: (await found(caller, id)).view })
  }

  async function move(id: string, from: readonly ImportState[], change: Row & { state: ImportState }): Promise<void> {
    if (!(await moveImport(db, id, from, change))) throw new Fault('conflict', NOT_NOW)
  }

  return { found, undecided, answer, move }
}
