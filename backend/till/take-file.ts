import { accountOn } from '../auth/account.ts'
import { accountAccess } from '../auth/rights.ts'
import { outageOf } from '../outage.ts'
import type { AtFolder } from './folder-place.ts'
import { endFile } from './sweep-folder.ts'
import { mayWritePrices, mayWriteTill, readTill, writeTill } from './take-till-file.ts'
import type { FolderFile } from './till-folder.ts'
import { beginRun, dropRun, endRun, isStillMine, type OpenRun, type RunEnd } from './till-runs.ts'

/** Longest file that is read. */
const LARGEST = 30_000_000

/** Milliseconds between two signs of life while a long file is written. */
const SIGN_EVERY = 5000

const NO_ACCOUNT = 'The account that set up the folder is gone, suspended, or may not change stock and prices'

/** What becomes of the bytes of a file: nothing is written before everything has been read and allowed. */
async function outcomeOf({ db, defaults, place }: AtFolder, run: OpenRun, bytes: Uint8Array): Promise<RunEnd> {
  const account = place.user === null ? undefined : await accountOn(db, place.user, place.project)
  if (!account?.isActive) return NO_ACCOUNT
  const access = await accountAccess(db, account, place.project)
  if (!mayWriteTill(access, place.branch)) return NO_ACCOUNT
  const at = { db, access, project: place.project, branch: place.branch, user: account.id, defaults }
  const taken = await readTill(bytes, at, { missing: place.missing, force: false })
  if (typeof taken === 'string') return taken
  if (!mayWritePrices(access, taken)) return NO_ACCOUNT
  if (!(await isStillMine(db, run.id, 'writing', defaults.now()))) return 'Something unexpected went wrong'
  return writeTill(at, taken, place)
}

/**
 * Reads a file that lies still in a folder and writes what it says; false where another process has taken it, or it is still written to.
 * Throws what the file system or an outage of the database says: the file is then taken up again later.
 */
export async function takeFile(at: AtFolder, file: FolderFile): Promise<boolean> {
  const { db, defaults, folder, place, tell } = at
  const { project, user } = place
  const run = await beginRun(db, { project, place, user, filename: file.name.slice(0, 255) }, defaults.now())
  if (!(await folder.take(run.id, file.name))) {
    await dropRun(db, run.id)
    return false
  }
  const signs = setInterval(() => void sign(at, run.id), SIGN_EVERY)
  try {
    const bytes = file.size > LARGEST ? null : await folder.read(run.id, file)
    if (bytes === undefined) {
      await folder.putBack(run.id, file.name)
      await dropRun(db, run.id)
      return false
    }
    const outcome =
      bytes === null ? `The file has more than ${LARGEST / 1_000_000} MB` : await outcomeOf(at, run, bytes)
    await endRun(db, run, outcome, tell)
  } catch (error) {
    if (outageOf(error) !== undefined) throw error
    tell.log(`A file of the till could not be taken in: ${String(error)}`)
    await endRun(db, run, 'Something unexpected went wrong', tell)
  } finally {
    clearInterval(signs)
  }
  await endFile(at, run.id, file.name)
  return true
}

/** A sign of life, which changes nothing else. */
async function sign({ db, defaults }: AtFolder, id: number): Promise<void> {
  await db
    .updateTable('till_runs')
    .set({ seen_on: defaults.now().toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'writing'])
    .execute()
    .catch(() => {})
}
