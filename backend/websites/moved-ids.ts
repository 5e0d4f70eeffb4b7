import type { Collection } from '#contract/model/collection.ts'
import { columnsOf } from '#contract/model/model.ts'
import type { Cell } from '../db/database.ts'

/** A reference that is written once what it points to is there. */
export interface LateLink {
  readonly collection: string
  readonly id: Cell
  readonly field: string
  readonly target: string
  readonly to: unknown
}

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g

/** What the filters of a shop name by id, and where that lies. */
const FILTERED: Readonly<Record<string, string>> = {
  category: 'ecommerce_category',
  manufacturer: 'ecommerce_manufacturer',
  attribute: 'ecommerce_attribute_group',
}

type Item = Readonly<Record<string, unknown>>

/** Which record became which, for records that get other ids than they had. */
export class MovedIds {
  readonly #ids = new Map<string, Map<unknown, Cell>>()
  readonly #files: ReadonlyMap<string, string>

  /** `files` says which id each file has now, for texts that name them. */
  constructor(files: ReadonlyMap<string, string>) {
    this.#files = files
  }

  note(collection: string, from: unknown, to: Cell): void {
    const known = this.#ids.get(collection) ?? new Map()
    this.#ids.set(collection, known.set(from, to))
  }

  find(collection: string, from: unknown): Cell | undefined {
    return this.#ids.get(collection)?.get(from)
  }

  /**
   * A record with the ids that it names now, without those that are not there yet (`late`) and without what does not move along. `moves`
   * says which collections do; `stays` which ids of others are the same everywhere.
   */
  translate(
    collection: Collection,
    item: Item,
    { moves, stays }: { moves: ReadonlySet<string>; stays: (target: string, id: unknown) => boolean },
  ): { record: Record<string, unknown>; late: Omit<LateLink, 'id'>[] } {
    const record = this.#renamed(item) as Record<string, unknown>
    const late: Omit<LateLink, 'id'>[] = []
    for (const [field, column] of columnsOf(collection)) {
      const to = item[field]
      if (column.type !== 'm2o' || to === null || to === undefined) continue
      const { target } = column
      const found = this.find(target, to)
      if (found === undefined && moves.has(target)) late.push({ collection: collection.name, field, target, to })
      record[field] = found ?? (stays(target, to) ? to : null)
    }
    return { record, late }
  }

  /** The shop's filters with the ids of now, without those of records that are gone. */
  filters(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        Array.isArray(part) ? part.flatMap((id) => this.find(FILTERED[name] ?? '', id) ?? []) : part,
      ]),
    )
  }

  /** Texts that name a file by its id name it by its new one. */
  #renamed(value: unknown): unknown {
    if (typeof value === 'string') return value.replace(UUID, (id) => this.#files.get(id) ?? id)
    if (Array.isArray(value)) return value.map((item) => this.#renamed(item))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.#renamed(item)]))
  }
}
