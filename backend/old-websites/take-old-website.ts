import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LeftBehind, OldWebsiteReport } from '#contract/wire/websites.ts'
import { BackupProblem } from '../backup/archive-format.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { Storage } from '../files/storage.ts'
import { withTemporaryFile } from '../files/temporary-file.ts'
import { archiveIn } from '../websites/copy-website.ts'
import { type TakenWebsite, takeWebsite } from '../websites/take-website.ts'
import { checkAddresses } from './check-addresses.ts'
import { chooseWebsite, type OldWebsiteChoice } from './choose-website.ts'
import { fileOfAddresses, renameAddresses } from './linked-files.ts'
import type { OldDump } from './old-dump.ts'
import { type FileFetching, fetchOldFiles, filesOf } from './old-files.ts'
import { type GatheredRows, gatherRows, type OldRow } from './old-rows.ts'
import { oldTables } from './old-tables.ts'
import { SettledRows } from './settle-rows.ts'
import { writeOldArchive } from './write-old-archive.ts'

/** Where a website is to be made of another system's contents. */
export interface OldWebsiteIntake {
  readonly db: Database
  readonly storage: Storage
  /** Version of the program. */
  readonly version: string
  readonly now: () => Date
  readonly choice: OldWebsiteChoice
  readonly fetching: Omit<FileFetching, 'base' | 'folder'>
  /** Only tells what would come over: nothing is written. Files are fetched all the same, for whether they are there is part of it. */
  readonly isTrial: boolean
}

/** Sentences of one kind; of more their number. */
const MOST_SENTENCES = 500

/**
 * Makes a website of what a Directus 8 holds, not live yet, with everything that the collections of this program take; or nothing at all.
 * Returns what came over and what did not. Throws Invalid for a choice that is not clear, and the Fault for a domain that is taken.
 * (docs/decisions/0243)
 */
export async function takeOldWebsite(
  dump: OldDump,
  intake: OldWebsiteIntake,
): Promise<{ readonly report: OldWebsiteReport; readonly taken?: TakenWebsite }> {
  const gathered = await gatherRows(dump)
  const rows = new SettledRows(gathered)
  const foreign: string[] = []
  const website = chooseWebsite(rows, intake.choice, (language) => foreign.push(`language ${language}`))
  await refuseTaken(intake.db, website.domain)
  const payments = await paymentsOf(intake.db)
  const settle = (files: ReadonlySet<string>) => rows.checkRelations(new Map([...payments, ['files', files]]))
  await rows.checkValues()
  settle(filesOf(rows))
  rows.checkUnique()
  settle(filesOf(rows))
  checkAddresses(rows, website.own)
  const fileOf = fileOfAddresses(gathered.files, dump.base)
  const linked = new Set<string>()
  renameAddresses(rows, (address) => {
    const key = fileOf(address)
    if (key !== undefined) linked.add(key)
    return undefined
  })
  return withTemporaryFile(async (file) => {
    const folder = join(dirname(file), 'files')
    await mkdir(folder, { mode: 0o700 })
    const wanted = new Set([...filesOf(rows), ...linked])
    const fetching = { ...intake.fetching, base: dump.base, folder }
    const files = await fetchOldFiles(wanted, gathered.files, fetching, (name, reason) =>
      rows.lacking.push({ record: `file ${JSON.stringify(name.slice(0, 120))}`, message: reason }),
    )
    settle(new Set(files.keys()))
    renameAddresses(rows, (address) => {
      const came = files.get(fileOf(address) ?? '')
      return came && `/assets/${came.row.id}`
    })
    const report = reportOf(rows, gathered, dump, { ...website, files: files.size, foreign })
    if (intake.isTrial) return { report }
    const { db, storage, version, now } = intake
    await writeOldArchive({ rows, files, own: website.own.key, version, now: now() }, file)
    const as = { domain: website.domain, name: website.name }
    const open = archiveIn(file)
    return { report, taken: await takeWebsite({ db, storage, open, now, as, isCopy: false }).catch(asFault) }
  })
}

/** The archive was made here: what cannot be stored of it is the old system's. */
function asFault(error: unknown): never {
  if (!(error instanceof BackupProblem)) throw error
  throw new Fault('invalid', error.message.replace('The archive holds', 'The old system holds'))
}

/** Said before anything is fetched: a second time nothing comes over. */
async function refuseTaken(db: Database, domain: string): Promise<void> {
  const taken = await db.selectFrom('project').select('id').where('domain', '=', domain).executeTakeFirst()
  if (taken) throw new Fault('duplicate', 'domain is taken by another item of project')
}

async function paymentsOf(db: Database): Promise<[string, Set<string>][]> {
  const rows = await db.selectFrom('ecommerce_payment').select('id').execute()
  return [['ecommerce_payment', new Set(rows.map(({ id }) => String(id)))]]
}

type Facts = Pick<OldWebsiteReport, 'domain' | 'name' | 'languages' | 'files'> & {
  readonly own: OldRow
  readonly foreign: readonly string[]
}

const bounded = (all: readonly LeftBehind[]): LeftBehind[] =>
  all.length <= MOST_SENTENCES
    ? [...all]
    : [...all.slice(0, MOST_SENTENCES), { record: '', message: `and ${all.length - MOST_SENTENCES} more` }]

const times = (count: number, noun = 'record') => `${count} ${noun}${count === 1 ? '' : 's'}`

function reportOf(
  rows: SettledRows,
  { unknown, left, languages, missing }: GatheredRows,
  dump: OldDump,
  { own: _, foreign, ...facts }: Facts,
): OldWebsiteReport {
  const counted = oldTables.flatMap(({ name }) => {
    const { length } = rows.rowsOf(name)
    return length > 0 ? [[name, length] as const] : []
  })
  const collections = new Map<string, number | undefined>([...dump.left, ...left])
  const sentences = [
    ...[...collections].map(([name, count]) => `collection ${name}${count === undefined ? '' : `: ${times(count)}`}`),
    ...[...unknown].map(([path, keys]) => `field ${path}: ${times(keys.size)}`),
    ...[...missing].map(([path, count]) => `list ${path}: ${times(count)} that the server does not show`),
    ...[...languages].map(([code, count]) => `language ${code}: ${times(count, 'text')}`),
    ...foreign.filter((language) => !languages.has(language.replace('language ', ''))),
    ...dump.unread.map((name) => `collection ${name}: the server has none, or keeps it to itself`),
  ]
  return {
    ...facts,
    records: Object.fromEntries(counted),
    refused: bounded(rows.refused),
    lacking: bounded(rows.lacking),
    left: sentences.slice(0, MOST_SENTENCES),
  }
}
