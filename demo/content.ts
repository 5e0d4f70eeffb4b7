import { join } from 'node:path'
import { blueprintEntries } from '#backend/websites/blueprint-entries.ts'
import { type Entry, entryName, readContentFolder } from '#backend/websites/content-folder.ts'
import { referenceOf, resolve } from '#backend/websites/named-records.ts'
import type { NewWebsite } from '#contract/wire/websites.ts'

export const contentFolder = join(import.meta.dirname, 'content')

export const blueprintsFolder = join(import.meta.dirname, '../blueprints')

/** The optician, who began with the blueprint of the trade as every new website does. */
const SANDKAMP: NewWebsite = {
  blueprint: 'optician',
  name: 'Optik Sandkamp',
  languages: ['de', 'en'],
  sells: false,
  domain: 'optik-sandkamp.localhost',
  company: {
    company_name: 'Optik Sandkamp',
    executive: 'Ruth Sandkamp',
    street: 'Gleditschzeile',
    number: '17',
    zip_code: '12161',
    city: 'Berlin',
    phone: '030 23125 417',
    email: 'sehen@optik-sandkamp.example',
  },
}

/** The demo's records: those written for it, and of the blueprint what they do not put in its place. Throws an Error that names the file. */
export function readContent(): Entry[] {
  const written = readContentFolder(contentFolder)
  const names = new Set(written.map(entryName))
  return [...written, ...blueprintOf(SANDKAMP).filter((entry) => !names.has(entryName(entry)))]
}

/** A blueprint under names that it shares with no other website of the demo. */
function blueprintOf(website: NewWebsite): Entry[] {
  const named = (key: string) => (key === 'new' ? 'sandkamp' : `sandkamp-${key}`)
  const renamed = (reference: string) => {
    const { collection, key } = referenceOf(reference) ?? { collection: '', key: '' }
    return entryName({ collection, key: named(key) })
  }
  return blueprintEntries(blueprintsFolder, website).map((entry) => ({
    ...entry,
    key: named(entry.key),
    record: resolve(entry.record, renamed) as Entry['record'],
  }))
}

/** Whether an entry is the picture of a product: there are many, so they are drawn once the shop is open. */
export const isDrawnLater = ({ collection, record }: Entry): boolean =>
  collection === 'files' && record.draw !== undefined
