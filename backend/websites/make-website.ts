import type { NewWebsite } from '#contract/wire/websites.ts'
import type { Cell, Database } from '../db/database.ts'
import type { Storage } from '../files/storage.ts'
import { insertTree } from '../items/insert.ts'
import { blueprintEntries } from './blueprint-entries.ts'
import { blueprintPictures, putPicture } from './blueprint-pictures.ts'
import { type Entry, entryName } from './content-folder.ts'
import { referenceOf, resolve } from './named-records.ts'

/** How the records of a blueprint name the website itself. */
const ITSELF = '@project/new'

/** Which picture of a blueprint stands for the whole website where somebody shares it. */
const SHARED = '@files/home'

/**
 * Makes a website of a blueprint, all or nothing, and returns its id: pages with their pictures, menus, footer, consents, settings and
 * company, not live yet. `folder` holds the blueprints. Throws Invalid that names the field, and the Fault for a domain that is taken.
 */
export async function makeWebsite(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  folder: string,
  given: NewWebsite,
): Promise<number> {
  const entries = blueprintEntries(folder, given)
  const pictures = await blueprintPictures(folder, entries)
  const ids = new Map<string, Cell>()
  const write = async (trx: Database, entry: Entry) => {
    const record = resolve(entry.record, (reference) => ids.get(reference)) as Entry['record']
    const picture = entry.collection === 'files' && pictures.get(String(record.filename))
    return picture
      ? putPicture({ db: trx, storage }, record, picture, given.languages)
      : insertTree(trx, entry.collection, ownRecord(entry, record, given))
  }
  try {
    return await db.transaction().execute(async (trx) => {
      for (const entry of inOrder(entries)) ids.set(entryName(entry), await write(trx, entry))
      const project = ids.get(ITSELF) as Cell
      await insertTree(trx, 'company', companyOf(project, given))
      const share_image = ids.get(SHARED) ?? null
      await trx.updateTable('project').set({ share_image }).where('id', '=', project).execute()
      return Number(project)
    })
  } catch (error) {
    const project = ids.get(ITSELF)
    if (project !== undefined) await storage.deleteFolder(String(project))
    throw error
  }
}

/** The website's own record has what was typed; it is shown to strangers when somebody says so. */
const ownRecord = (entry: Entry, record: Entry['record'], { name, domain, languages }: NewWebsite): Entry['record'] =>
  entryName(entry) === ITSELF ? { ...record, domain, display_name: name, languages, live: false } : record

/** A shop of one address does not call it its head office. */
const companyOf = (project: Cell, { name, company }: NewWebsite) => {
  const { company_name, executive, phone, email, ust_id, ...address } = company
  return {
    project,
    company_name,
    display_name: name,
    ...(ust_id && { ust_id }),
    addresses: [{ ...address, country_code: 'DE', address_type: 'other', sort: 1 }],
    emails: [{ email, primary: true }],
    numbers: [{ number: phone, type: 'phone', primary: true, sort: 1 }],
    executives: [{ name: executive, sort: 1 }],
  }
}

/** Each record after those that it names. Throws an Error for one that names what is not there. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const left = new Map(entries.map((entry) => [entryName(entry), entry]))
  const ordered: Entry[] = []
  while (left.size > 0) {
    const ready = [...left].filter(([, { record }]) => [...namesIn(record)].every((name) => !left.has(name)))
    if (ready.length === 0) throw new Error(`Records of a blueprint name each other: ${[...left.keys()].join(', ')}`)
    for (const [name, entry] of ready) {
      left.delete(name)
      ordered.push(entry)
    }
  }
  const known = new Set(ordered.map(entryName))
  for (const { file, record } of ordered)
    for (const name of namesIn(record)) if (!known.has(name)) throw new Error(`${file}: ${name} is missing.`)
  return ordered
}

function namesIn(record: Entry['record']): Set<string> {
  const names = new Set<string>()
  resolve(record, (reference) => {
    if (referenceOf(reference)) names.add(reference)
    return reference
  })
  return names
}
