import type { NewWebsite } from '#contract/wire/websites.ts'
import type { Cell, Database } from '../db/database.ts'
import { insertTree } from '../items/insert.ts'
import { blueprintEntries } from './blueprint-entries.ts'
import { type Entry, entryName } from './content-folder.ts'
import { referenceOf, resolve } from './named-records.ts'

/** How the records of a blueprint name the website itself. */
const ITSELF = '@project/new'

/**
 * Makes a website of a blueprint, all or nothing, and returns its id: pages, menus, footer, consents, settings and company, not live yet.
 * Throws Invalid that names the field, and the Fault for a domain that is taken.
 */
export async function makeWebsite(db: Database, folder: string, given: NewWebsite): Promise<number> {
  const entries = blueprintEntries(folder, given)
  return db.transaction().execute(async (trx) => {
    const ids = new Map<string, Cell>()
    for (const entry of inOrder(entries)) {
      const record = resolve(entry.record, (reference) => ids.get(reference))
      ids.set(
        entryName(entry),
        await insertTree(trx, entry.collection, ownRecord(entry, record as Entry['record'], given)),
      )
    }
    const project = ids.get(ITSELF) as Cell
    await insertTree(trx, 'company', companyOf(project, given))
    return Number(project)
  })
}

/** The website's own record has what was typed; it is shown to strangers when somebody says so. */
const ownRecord = (entry: Entry, record: Entry['record'], { name, domain, languages }: NewWebsite): Entry['record'] =>
  entryName(entry) === ITSELF ? { ...record, domain, display_name: name, languages, live: false } : record

const companyOf = (project: Cell, { name, company }: NewWebsite) => {
  const { company_name, executive, phone, email, ust_id, ...address } = company
  return {
    project,
    company_name,
    display_name: name,
    ...(ust_id && { ust_id }),
    addresses: [{ ...address, country_code: 'DE', address_type: 'hq', sort: 1 }],
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
