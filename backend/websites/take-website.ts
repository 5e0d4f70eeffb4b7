import { randomUUID } from 'node:crypto'
import { BackupProblem, DAMAGED, type End } from '../backup/archive-format.ts'
import { checkArchive, entriesOf, rowsIn } from '../backup/read-archive.ts'
import type { Database } from '../db/database.ts'
import { originalOf } from '../files/put-file.ts'
import { storedElsewhere } from '../files/stored-elsewhere.ts'
import { Invalid } from '../items/validate.ts'
import { UUID } from '../uuid.ts'
import { placeWebsite } from './place-website.ts'
import type { WebsiteIntake } from './website-intake.ts'
import { WEBSITE } from './website-tables.ts'

export interface TakenWebsite {
  readonly id: number
  readonly domain: string
  readonly name: string
  readonly files: number
  /** Files whose bytes the archive does not have. */
  readonly missing: readonly string[]
}

/**
 * Makes a website of an archive, with its files, not live yet; or nothing at all. Throws the BackupProblem with the sentence why an
 * archive is refused, and the Fault for a domain that is taken.
 */
export async function takeWebsite(intake: WebsiteIntake): Promise<TakenWebsite> {
  const { db, storage, open } = intake
  const { end } = await checkArchive(open, WEBSITE)
  const id = await reserveId(db)
  try {
    const files = await takeFiles(intake, id, end)
    const place = (trx: Database) => placeWebsite(trx, intake, id, files)
    const { domain, name } = await db.transaction().execute(place)
    return { id, domain, name, files: end.files, missing: end.missing }
  } catch (error) {
    await storage.deleteFolder(String(id))
    if (!(error instanceof Invalid)) throw error
    throw new BackupProblem(`The archive holds what cannot be stored: ${error.message}`)
  }
}

/** An id that no website has had, so that files can be stored before there is one that names them. */
async function reserveId(db: Database): Promise<number> {
  const reserve = async (trx: Database) => {
    const row = { domain: `${randomUUID()}.invalid`, display_name: '-', languages: '["de"]' }
    const { id } = await trx.insertInto('project').values(row).returning('id').executeTakeFirstOrThrow()
    await trx.deleteFrom('project').where('id', '=', id).execute()
    return Number(id)
  }
  return db.transaction().execute(reserve)
}

/** Stores the files of an archive and returns which id each has now: its own, unless another file has that. */
async function takeFiles(
  { db, storage, open }: WebsiteIntake,
  project: number,
  { missing }: End,
): Promise<Map<string, string>> {
  const types = new Map<string, string>()
  const ids = new Map<string, string>()
  for await (const { what, body } of entriesOf(open, WEBSITE)) {
    if (what.kind === 'rows' && what.table === 'files')
      for (const row of await rowsIn(body)) {
        if (!UUID.test(String(row.id))) throw new BackupProblem(`${DAMAGED}: it lists a file without an id.`)
        const taken = await db.selectFrom('files').select('id').where('id', '=', String(row.id)).executeTakeFirst()
        types.set(String(row.id), String(row.type))
        ids.set(String(row.id), taken ? randomUUID() : String(row.id))
      }
    if (what.kind !== 'file') continue
    const id = ids.get(what.id)
    const type = types.get(what.id)
    if (id === undefined || type === undefined)
      throw new BackupProblem(`${DAMAGED}: it has a file ${what.id} that it does not list.`)
    types.delete(what.id)
    await storage.write(originalOf({ project, id }), await storedElsewhere(body, type), type)
  }
  const lost = [...types.keys()].find((id) => !missing.includes(id))
  if (lost !== undefined) throw new BackupProblem(`${DAMAGED}: the bytes of the file ${lost} are missing.`)
  return ids
}
