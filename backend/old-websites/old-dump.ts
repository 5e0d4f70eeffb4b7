import { directusEntries } from '#domain/imports/directus-values.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { Invalid } from '../items/validate.ts'
import { isLeft, isTaken, nameHere } from './old-tables.ts'

export type OldEntry = Readonly<Record<string, unknown>>

/** What a Directus 8 holds of a website, as it was asked for or as a dump has it. */
export interface OldDump {
  /** Records by the collections of ours that they are for. */
  readonly collections: ReadonlyMap<string, readonly OldEntry[]>
  readonly files: readonly OldEntry[]
  /** Where its files lie where they tell half an address; undefined for a dump. */
  readonly base: string | undefined
  /** Collections that do not come over, with how many records they have where that is known. */
  readonly left: ReadonlyMap<string, number | undefined>
  /** Collections that could not be read. */
  readonly unread: readonly string[]
}

const FILES = ['directus_files', 'files']

/** A dump of the collections of a Directus 8 by their names. Throws Invalid for what is something else. */
export function dumpIn(value: unknown): OldDump {
  const collections = new Map<string, readonly OldEntry[]>()
  const left = new Map<string, number | undefined>()
  const files: OldEntry[] = []
  for (const [name, part] of Object.entries(isRecord(value) ? value : {})) {
    const entries = directusEntries(part)
    const known = nameHere(name)
    if (FILES.includes(name)) for (const file of entries) files.push(file)
    else if (isTaken(known)) collections.set(known, [...(collections.get(known) ?? []), ...entries])
    else if (entries.length > 0 && isLeft(name)) left.set(name, entries.length)
  }
  if ([...collections.values()].every(({ length }) => length === 0))
    throw new Invalid([{ field: 'file', message: 'is no dump of a Directus 8 with contents of a website' }])
  return { collections, files, left, base: undefined, unread: [] }
}
