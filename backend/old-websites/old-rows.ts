import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import { directusEntries, directusLanguage, directusText } from '#domain/imports/directus-values.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { giveWay } from '../give-way.ts'
import type { OldDump, OldEntry } from './old-dump.ts'
import { comesOver, oldTables } from './old-tables.ts'
import { oldKey, oldValue, saysNothing } from './old-value.ts'

/** A record of the old system as a row of a collection of ours: its ids are still those of there. */
export interface OldRow {
  readonly collection: Collection
  readonly key: string
  readonly values: Record<string, unknown>
  /** What its relations lead to. */
  readonly refs: Record<string, string>
}

/** How the languages of texts are called, besides `language`. */
const LANGUAGE_NAMES = ['languages_code', 'languages_id', 'lang']

/** Gathers records, however deep they lie in others, into rows by collection. */
class Gathering {
  readonly tables = new Map<string, Map<string, OldRow>>(oldTables.map(({ name }) => [name, new Map()]))
  readonly files = new Map<string, OldEntry>()
  /** Fields that there are not here, and the records that have them. */
  readonly unknown = new Map<string, Set<string>>()
  /** Records in lists that do not come over. */
  readonly left = new Map<string, number>()
  /** Languages that there are not here, and how many texts are in them. */
  readonly languages = new Map<string, number>()
  /** What was deleted there, and texts in other languages: `page/12`. */
  readonly deleted = new Set<string>()
  readonly #named: { owner: OldRow; list: string; target: string; by: string; key: string }[] = []
  readonly #spare = new Map<string, { collection: Collection; entry: OldEntry }>()
  #made = 0

  take(collection: Collection, entry: OldEntry, owner?: { by: string; key: string }): void {
    const table = this.tables.get(collection.name)
    const key = oldKey(entry) ?? `new-${++this.#made}`
    if (!table || this.#isElsewhere(collection, key, entry)) return
    const row = table.get(key) ?? { collection, key, values: {}, refs: {} }
    table.set(key, row)
    if (owner) row.refs[owner.by] = owner.key
    for (const [name, value] of Object.entries(entry))
      if (name !== 'id' && !saysNothing(value)) this.#note(row, name, value)
  }

  /**
   * Ties records that lists name by their ids to whom the list is of. Returns how many records of which lists are not there: a server may
   * name what it does not show.
   */
  tieNamed(): Map<string, number> {
    const missing = new Map<string, number>()
    for (const { owner, list, target, by, key } of this.#named) {
      const row = this.tables.get(target)?.get(key)
      const path = `${owner.collection.name}.${list}`
      if (row) row.refs[by] ??= owner.key
      else if (!this.deleted.has(`${target}/${key}`)) missing.set(path, (missing.get(path) ?? 0) + 1)
    }
    return missing
  }

  takeFile(entry: OldEntry): void {
    const key = oldKey(entry)
    if (key !== undefined) this.files.set(key, { ...this.files.get(key), ...entry })
  }

  /** Takes what relations hold and no list has. Returns whether there was something. */
  takeSpare(): boolean {
    const wanted = [...this.tables.values()].flatMap((table) =>
      [...table.values()].flatMap(({ collection, refs }) =>
        Object.entries(refs).flatMap(([name, key]) => {
          const column = fieldOf(collection, name)
          const id = column?.type === 'm2o' ? `${column.target}/${key}` : ''
          const isThere = column?.type === 'm2o' && this.tables.get(column.target)?.has(key)
          return isThere ? [] : (this.#spare.get(id) ?? [])
        }),
      ),
    )
    for (const { collection, entry } of wanted) this.#spare.delete(`${collection.name}/${oldKey(entry)}`)
    for (const { collection, entry } of wanted) this.take(collection, entry)
    return wanted.length > 0
  }

  /** Whether a record was deleted there, or is a text in a language that there is not here. */
  #isElsewhere({ name, fields }: Collection, key: string, entry: OldEntry): boolean {
    if (entry.status === 'deleted') return this.#isLeftThere(name, key)
    const said = entry.language ?? LANGUAGE_NAMES.map((each) => entry[each]).find((value) => value !== undefined)
    if (!('language' in fields) || saysNothing(said) || directusLanguage(said)) return false
    const code = directusText(isRecord(said) ? said.code : said).slice(0, 20)
    if (!this.deleted.has(`${name}/${key}`)) this.languages.set(code, (this.languages.get(code) ?? 0) + 1)
    return this.#isLeftThere(name, key)
  }

  #isLeftThere(name: string, key: string): true {
    this.deleted.add(`${name}/${key}`)
    return true
  }

  #note(row: OldRow, name: string, value: unknown): void {
    const { collection } = row
    const [here, field] = fieldHere(collection, name)
    if (!field) this.#noteUnknown(collection, name, row.key)
    else if (field.type === 'o2m') this.#takeList(row, name, field, value)
    else if (field.type === 'm2o') this.#noteRelation(row, here, field.target, value)
    else if (field.trusted !== 'program') row.values[here] = oldValue(here, field, value)
  }

  #noteRelation({ refs }: OldRow, name: string, target: string, value: unknown): void {
    const key = oldKey(value)
    if (key === undefined) return
    refs[name] = key
    if (!isRecord(value)) return
    if (target === 'files') this.takeFile(value)
    else if (comesOver(target)) this.#spare.set(`${target}/${key}`, { collection: collectionOf(target), entry: value })
  }

  #takeList(owner: OldRow, list: string, { target, by }: { target: string; by: string }, value: unknown): void {
    const entries = directusEntries(value)
    for (const each of comesOver(target) && Array.isArray(value) ? value : []) {
      const key = isRecord(each) ? undefined : oldKey(each)
      if (key !== undefined) this.#named.push({ owner, list, target, by, key })
    }
    if (comesOver(target)) for (const entry of entries) this.take(collectionOf(target), entry, { by, key: owner.key })
    else if (entries.length > 0) this.left.set(target, (this.left.get(target) ?? 0) + entries.length)
  }

  #noteUnknown({ name }: Collection, field: string, key: string): void {
    const path = `${name}.${field.slice(0, 80)}`
    this.unknown.set(path, (this.unknown.get(path) ?? new Set()).add(key))
  }
}

/** The field that a name of the old system means: relations are called `page_id` there too. */
function fieldHere(collection: Collection, name: string) {
  const own = fieldOf(collection, name)
  if (own) return [name, own] as const
  if (LANGUAGE_NAMES.includes(name)) return ['language', fieldOf(collection, 'language')] as const
  const bare = name.replace(/_id$/, '')
  const relation = fieldOf(collection, bare)
  return [bare, relation?.type === 'm2o' ? relation : undefined] as const
}

export interface GatheredRows
  extends Pick<Gathering, 'tables' | 'files' | 'unknown' | 'left' | 'languages' | 'deleted'> {
  /** Lists that name records which were not read, and how many. */
  readonly missing: ReadonlyMap<string, number>
}

/** The records of a dump as rows, those in others and those in lists of their own alike, each once. */
export async function gatherRows(dump: OldDump): Promise<GatheredRows> {
  const gathering = new Gathering()
  for (const [name, entries] of dump.collections)
    for (const [index, entry] of entries.entries()) {
      gathering.take(collectionOf(name), entry)
      if (index % 100 === 99) await giveWay()
    }
  for (const file of dump.files) gathering.takeFile(file)
  while (gathering.takeSpare()) await giveWay()
  const { tables, files, unknown, left, languages, deleted } = gathering
  return { tables, files, unknown, left, languages, deleted, missing: gathering.tieNamed() }
}
