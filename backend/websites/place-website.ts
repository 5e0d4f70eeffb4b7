import type { Collection } from '#contract/model/collection.ts'
import { areaOf, collectionOf } from '#contract/model/model.ts'
import { BackupProblem, DAMAGED } from '../backup/archive-format.ts'
import { entriesOf, rowsIn } from '../backup/read-archive.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { brokenRule } from '../db/refusal.ts'
import { recordHistory } from '../items/history.ts'
import { isPart } from '../items/parts.ts'
import { Invalid, type Problem, validRecord } from '../items/validate.ts'
import { MACHINE } from '../items/writing.ts'
import { type LateLink, MovedIds } from './moved-ids.ts'
import type { WebsiteIntake } from './website-intake.ts'
import { NUMBERS, WEBSITE, websiteTables } from './website-tables.ts'

/** Items whose history is begun at a time. */
const AT_ONCE = 200

const TABLES = new Set(websiteTables.map(({ name }) => name))

type Placed = { readonly collection: Collection; readonly id: Cell }

/** What is known while the rows of a website are written. */
interface Placing {
  readonly db: Database
  readonly intake: WebsiteIntake
  readonly project: number
  /** Which id each file has now. */
  readonly files: ReadonlyMap<string, string>
  readonly ids: MovedIds
  readonly payments: ReadonlySet<unknown>
  readonly late: LateLink[]
  readonly placed: Placed[]
  /** `before`: what the website was called where it comes from. */
  readonly own: { domain: string; name: string; before: string }
}

/**
 * Writes the rows of a website under ids of their own, in the caller's transaction. Nothing points to what did not come along. Throws
 * Invalid, the BackupProblem and the Fault for a domain that is taken.
 */
export async function placeWebsite(
  db: Database,
  intake: WebsiteIntake,
  project: number,
  files: ReadonlyMap<string, string>,
): Promise<{ domain: string; name: string }> {
  const payments = await db.selectFrom('ecommerce_payment').select('id').execute()
  const at: Placing = {
    db,
    intake,
    project,
    files,
    ids: new MovedIds(files),
    payments: new Set(payments.map(({ id }) => Number(id))),
    late: [],
    placed: [],
    own: { domain: '', name: '', before: '' },
  }
  for await (const { what, body } of entriesOf(intake.open, WEBSITE)) {
    if (what.kind !== 'rows') continue
    if (!TABLES.has(what.table)) throw new BackupProblem(`${DAMAGED}: no website of this program has ${what.table}.`)
    if (intake.isCopy && what.table === NUMBERS) continue
    await placeRows(at, collectionOf(what.table), await rowsIn(body))
  }
  if (!at.own.domain) throw new BackupProblem(`${DAMAGED}: it holds no website.`)
  await linkLate(at)
  await moveFilters(at)
  for (let from = 0; from < at.placed.length; from += AT_ONCE) {
    const written = at.placed.slice(from, from + AT_ONCE)
    await recordHistory(
      db,
      intake,
      written.map(({ collection, id }) => ({
        collection,
        id,
        action: 'create',
        touched: new Set([collection.name]),
        project,
      })),
    )
  }
  return at.own
}

/** Writes one part of a table and notes which row became which. */
async function placeRows(at: Placing, collection: Collection, items: readonly Row[]): Promise<void> {
  const { name } = collection
  const problems: Problem[] = []
  const made = items.map((item) => rowOf(at, collection, item, problems))
  if (problems.length > 0) throw new Invalid(problems.slice(0, 5))
  const rows = made.map(({ row }) => row)
  const ids = await insertRows(at.db, name, rows).catch((error) => {
    throw brokenRule(error, name)
  })
  for (const [index, { late }] of made.entries()) {
    const id = ids[index] as Cell
    at.ids.note(name, items[index]?.id, id)
    at.late.push(...late.map((link) => ({ ...link, id })))
    if (hasHistory(collection)) at.placed.push({ collection, id })
  }
}

const hasHistory = (collection: Collection): boolean =>
  !isPart(collection) && !['orders', 'stock', 'system'].includes(areaOf(collection))

function rowOf(at: Placing, collection: Collection, item: Row, problems: Problem[]) {
  const { name } = collection
  const { record, late } = at.ids.translate(collection, item, {
    moves: TABLES,
    stays: (target, id) => target === 'ecommerce_payment' && at.payments.has(id),
  })
  if (name === 'files') record.id = at.files.get(String(item.id))
  else delete record.id
  if (name === 'project') Object.assign(record, ownValues(at, record))
  // Visitors read the new name too, unless a language had another one.
  if (name === 'project_translation' && record.site_name === at.own.before) record.site_name = at.own.name
  const path = `${name} ${String(item.id)}: `
  const valid = validRecord({ collection, record, path, filled: [], defaults: MACHINE, problems })
  return { row: { ...valid?.row, ...(name === 'project' && { id: at.project }) } as Row, late }
}

/** The website's own record, of which there is one. */
function ownValues({ own, intake: { as } }: Placing, record: Readonly<Record<string, unknown>>) {
  if (own.domain) throw new BackupProblem(`${DAMAGED}: it holds more than one website.`)
  own.domain = as.domain ?? String(record.domain)
  own.before = String(record.display_name)
  own.name = as.name ?? own.before
  return { domain: own.domain, former_domains: null, display_name: own.name, live: false }
}

async function linkLate({ db, ids, late }: Placing): Promise<void> {
  for (const { collection, id, field, target, to } of late) {
    const found = ids.find(target, to)
    if (found === undefined)
      throw new BackupProblem(
        `${DAMAGED}: ${collection}.${field} points to ${target} ${String(to)}, which is not there.`,
      )
    await db
      .updateTable(collection)
      .set({ [field]: found })
      .where('id', '=', id)
      .execute()
  }
}

/** The only JSON that names records by their ids. */
async function moveFilters({ db, ids, project }: Placing): Promise<void> {
  for (const row of await db
    .selectFrom('ecommerce_settings')
    .select(['id', 'filters'])
    .where('project', '=', project)
    .execute()) {
    const filters = row.filters === null ? null : JSON.stringify(ids.filters(JSON.parse(String(row.filters))))
    await db.updateTable('ecommerce_settings').set({ filters }).where('id', '=', row.id).execute()
  }
}
