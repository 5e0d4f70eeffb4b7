import { accountById } from '../auth/account.ts'
import { accountAccess } from '../auth/rights.ts'
import { type Database, isSqlite } from '../db/database.ts'
import { fewAtATime } from '../few-at-a-time.ts'
import type { Files } from '../files/files.ts'
import type { Storage } from '../files/storage.ts'
import type { Defaults } from '../items/validate.ts'
import { outageOf } from '../outage.ts'
import type { Reach } from '../outside/public-address.ts'
import { firstLanguage } from '../project/first-language.ts'
import { fileKey } from './import-files.ts'
import { type FileGoods, type GoodsNote, goodsAt, type ImportJob, noteGoods } from './import-row.ts'
import { isStillAt, keepRead, moveImport } from './import-store.ts'
import type { Importing } from './importing.ts'
import { withPackedPictures } from './kept-archive.ts'
import { knownMapping } from './known-mapping.ts'
import { knownNames } from './known-names.ts'
import { createPictureSource } from './picture-source.ts'
import { placePictures } from './place-pictures.ts'
import { readApart } from './read-apart.ts'
import { undoGoods, undoMade } from './undo-goods.ts'
import { undoLine } from './undo-lines.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { writeGoods } from './write-goods.ts'

export interface ImportParts {
  readonly db: Database
  readonly storage: Storage
  readonly files: Files
  readonly defaults: Defaults
  /** Which addresses pictures may lie at; everybody's alone unless given. */
  readonly reach?: Reach | undefined
}

/** Goods written at a stretch: few on SQLite, where whatever a page reads waits for the transaction before it. */
const atOnce = (db: Database): number => (isSqlite(db) ? 5 : 100)

/** Goods tried between two waits for the disk, which each note of what came of them is. */
const TRIED_AT_ONCE = 200

/** Goods whose pictures are fetched at a time, and those that are looked up together. */
const PICTURED_AT_ONCE = 4
const PICTURED_IN_A_ROW = 40

/** Why an import cannot go on: one sentence. */
class Stopped extends Error {}

/** The next step of an import that is done; where nothing more is to be done it is undefined. */
type Work = (parts: ImportParts, job: ImportJob, isEnding: () => boolean) => Promise<boolean>

/** What the goods of an import are written with: in the name, and with the rights, of whoever began it. */
async function importingOf({ db, defaults }: ImportParts, job: ImportJob): Promise<Importing> {
  const account = await accountById(db, job.user)
  if (!account?.isActive) throw new Stopped('The account that began the import is gone or suspended')
  const access = await accountAccess(db, account, job.project)
  return { db, defaults, access, job, known: await knownNames(db, job.project), meant: new Map() }
}

/** Does something with all goods that have got so far, until there is none or somebody stops it; false where it was stopped. */
async function withEach(
  { db }: ImportParts,
  job: ImportJob,
  { step, most, order }: { readonly step: number; readonly most: number; readonly order?: 'desc' },
  work: (goods: readonly FileGoods[]) => Promise<void>,
  isEnding: () => boolean,
): Promise<boolean> {
  for (;;) {
    if (isEnding() || !(await isStillAt(db, job))) return false
    const goods = await goodsAt(db, job.id, step, { most, ...(order && { order }) })
    if (goods.length === 0) return true
    await work(goods)
  }
}

const read: Work = async ({ db, storage }, job) => {
  const stored = await storage.read(fileKey(job.id))
  if (!stored) throw new Stopped('The file is gone; choose it once more')
  const bytes = await stored.bytes()
  const file = await readApart({ bytes, source: job.source, mapping: job.mapping })
  const known = job.mapping ? undefined : await knownMapping(db, job.project, file.facts.head)
  const { facts, products } = known ? await readApart({ bytes, source: job.source, mapping: known }) : file
  await keepRead(db, job, facts, products)
  return moveImport(db, job.id, ['reading'], { state: 'trying', problem: null })
}

const trial: Work = async (parts, job, isEnding) => {
  const importing = await importingOf(parts, job)
  const work = async (goods: readonly FileGoods[]) => {
    const notes: GoodsNote[] = []
    const note = async (_db: Database, more: readonly GoodsNote[]) => void notes.push(...more)
    const most = atOnce(parts.db)
    for (let from = 0; from < goods.length && !isEnding(); from += most)
      await writeGoods(importing, goods.slice(from, from + most), { isTrial: true, note })
    await parts.db.transaction().execute((trx) => noteGoods(trx, notes))
  }
  if (!(await withEach(parts, job, { step: 0, most: TRIED_AT_ONCE }, work, isEnding))) return false
  return moveImport(parts.db, job.id, ['trying'], { state: 'tried' })
}

const write: Work = async (parts, job, isEnding) => {
  const importing = await importingOf(parts, job)
  const { db } = parts
  const work = (goods: readonly FileGoods[]) => writeGoods(importing, goods, { isTrial: false, note: noteGoods })
  if (!(await withEach(parts, job, { step: 1, most: atOnce(db) }, work, isEnding))) return false
  const bad = job.mode === 'all' ? await firstRefused(db, job.id) : undefined
  if (bad !== undefined)
    return moveImport(db, job.id, ['writing'], {
      state: 'undoing',
      problem: `Nothing was imported, because of line ${bad}`,
    })
  return moveImport(db, job.id, ['writing'], { state: 'picturing' })
}

/** The first line that was refused. */
export async function firstRefused(db: Database, id: string): Promise<number | undefined> {
  const refused = db.selectFrom('import_goods').select('line').where('import', '=', id).where('outcome', '=', 'refused')
  const row = await refused.orderBy('line').limit(1).executeTakeFirst()
  return row && Number(row.line)
}

const picture: Work = async (parts, job, isEnding) => {
  const importing = await importingOf(parts, job)
  const { db, files, storage, reach } = parts
  const language = await firstLanguage(db, job.project)
  const isDone = await withPackedPictures(storage, job.id, (packed) => {
    const source = createPictureSource({ db, files, access: importing.access, reach, packed, language })
    const work = (goods: readonly FileGoods[]) =>
      fewAtATime(goods, PICTURED_AT_ONCE, async (each) => {
        if (isEnding() || !(await isStillAt(db, job))) return
        await placePictures(importing, each, source, (trx, note) => noteGoods(trx, [note]))
      })
    return withEach(parts, job, { step: 2, most: PICTURED_IN_A_ROW }, work, isEnding)
  })
  if (!isDone) return false
  return moveImport(db, job.id, ['picturing'], { state: 'done' })
}

const undo: Work = async (parts, job, isEnding) => {
  const importing = await importingOf(parts, job)
  const undoEach = job.lines ? undoLine : undoGoods
  const { db } = parts
  const work = async (goods: readonly FileGoods[]) => {
    for (const each of goods) await undoEach(importing, each, (trx, note) => noteGoods(trx, [note]))
  }
  for (const step of [3, 2])
    if (!(await withEach(parts, job, { step, most: atOnce(db), order: 'desc' }, work, isEnding))) return false
  if (job.lines) return moveImport(db, job.id, ['undoing'], { state: 'undone' })
  const made = await db
    .selectFrom('import_goods')
    .select('made')
    .where('import', '=', job.id)
    .where('step', '=', 4)
    .orderBy('id')
    .execute()
  await undoMade(
    importing,
    made.flatMap((row) => JSON.parse(String(row.made ?? '[]'))),
  )
  return moveImport(db, job.id, ['undoing'], { state: 'undone' })
}

const WORK: Partial<Record<ImportJob['state'], Work>> = {
  reading: read,
  trying: trial,
  writing: write,
  picturing: picture,
  undoing: undo,
}

/**
 * Works on an import until its present step is done or somebody stops it. What cannot be read, and who may not write, ends it with a
 * sentence; after an outage it is taken up again. Throws what was not expected.
 */
export async function workOn(parts: ImportParts, job: ImportJob, isEnding: () => boolean): Promise<void> {
  try {
    await WORK[job.state]?.(parts, job, isEnding)
  } catch (error) {
    if (outageOf(error) !== undefined) throw error
    const isExpected = error instanceof UnreadableFile || error instanceof Stopped
    const problem = isExpected ? error.message : 'Something unexpected went wrong'
    await moveImport(parts.db, job.id, [job.state], { state: 'failed', problem })
    if (!isExpected) throw error
  }
}
