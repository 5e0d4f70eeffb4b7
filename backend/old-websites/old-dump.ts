import { directusEntries } from '#domain/imports/directus-values.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { Invalid } from '../items/validate.ts'
import { comesOver, isLeft, nameHere } from './old-tables.ts'
import { oldKey } from './old-value.ts'

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

/** What files show, where it lies beside them: each as its file has it. */
const textsOfFiles = (entries: readonly OldEntry[]): OldEntry[] =>
  [...Map.groupBy(entries, ({ files, files_id }) => oldKey(files ?? files_id))].flatMap(([id, translations]) =>
    id === undefined ? [] : [{ id, translations }],
  )

/** A dump of the collections of a Directus 8 by their names. Throws Invalid for what is something else. */
export function dumpIn(value: unknown): OldDump {
  const collections = new Map<string, readonly OldEntry[]>()
  const left = new Map<string, number | undefined>()
  const files: OldEntry[] = []
  for (const [name, part] of Object.entries(isRecord(value) ? value : {})) {
    const entries = directusEntries(part)
    const known = nameHere(name)
    if (FILES.includes(name)) files.push(...entries)
    else if (known === 'files_translation') files.push(...textsOfFiles(entries))
    else if (comesOver(known)) collections.set(known, [...(collections.get(known) ?? []), ...entries])
    else if (entries.length > 0 && isLeft(name)) left.set(name, entries.length)
  }
  if ([...collections.values()].every(({ length }) => length === 0))
    throw new Invalid([{ field: 'file', message: 'is no dump of a Directus 8 with contents of a website' }])
  return { collections, files, left, base: undefined, unread: [] }
}
