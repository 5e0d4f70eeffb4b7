import { randomUUID } from 'node:crypto'
import type { Collection } from '#contract/model/collection.ts'
import { columnsOf, fieldOf } from '#contract/model/model.ts'
import type { LeftBehind } from '#contract/wire/websites.ts'
import { giveWay } from '../give-way.ts'
import { type Problem, validRecord } from '../items/validate.ts'
import { MACHINE } from '../items/writing.ts'
import type { GatheredRows, OldRow } from './old-rows.ts'
import { oldTables } from './old-tables.ts'

/** Ids of what is there besides the rows: files, ways to pay. */
export type Others = ReadonlyMap<string, ReadonlySet<string>>

const AN_ID = 1
const A_FILE = randomUUID()

const NAMES = ['display_name', 'name', 'title', 'heading', 'function_id', 'from_path', 'media', 'widget_name', 'kind']

/**
 * The rows of one website that fit the collections of this program and point to nothing that does not come over. Whoever is refused is
 * told with a sentence, once; what is a part of it goes without one.
 */
export class SettledRows {
  readonly refused: LeftBehind[] = []
  readonly lacking: LeftBehind[] = []
  readonly #tables: ReadonlyMap<string, Map<string, OldRow>>
  /** Rows that were there, and are gone for a reason that was told or needs none. */
  readonly #gone: Set<string>

  constructor({ tables, deleted }: Pick<GatheredRows, 'tables' | 'deleted'>) {
    this.#tables = new Map([...tables].map(([name, table]) => [name, new Map(table)]))
    this.#gone = new Set(deleted)
  }

  rowsOf(collection: string): OldRow[] {
    return [...(this.#tables.get(collection)?.values() ?? [])]
  }

  all(): OldRow[] {
    return oldTables.flatMap(({ name }) => this.rowsOf(name))
  }

  find(collection: string, key: string | undefined): OldRow | undefined {
    return key === undefined ? undefined : this.#tables.get(collection)?.get(key)
  }

  add(row: OldRow): void {
    this.#tables.get(row.collection.name)?.set(row.key, row)
  }

  /** Leaves a row where it is, with all its parts. */
  drop({ collection, key }: OldRow): void {
    this.#tables.get(collection.name)?.delete(key)
    this.#gone.add(`${collection.name}/${key}`)
  }

  refuse(row: OldRow, message: string): void {
    this.refused.push({ record: this.nameOf(row), message })
    this.drop(row)
  }

  lack(row: OldRow, message: string): void {
    this.lacking.push({ record: this.nameOf(row), message })
  }

  /** How a sentence names a record: `page_section "hero" of page "home"`. */
  nameOf({ collection, key, values, refs }: OldRow): string {
    const name = NAMES.map((each) => values[each]).find((value) => typeof value === 'string' && value !== '')
    const own = `${collection.name} ${name ? JSON.stringify(String(name).slice(0, 60)) : (values.language ?? key)}`
    const owner = collection.owners.find((each) => each !== 'project' && refs[each] !== undefined)
    const field = owner === undefined ? undefined : fieldOf(collection, owner)
    const of = owner && field?.type === 'm2o' ? this.find(field.target, refs[owner]) : undefined
    return of && of.collection !== collection ? `${own} of ${this.nameOf(of)}` : own
  }

  /** Refuses whatever the collections of this program do not take. */
  async checkValues(): Promise<void> {
    for (const [index, row] of this.all().entries()) {
      if (index % 100 === 99) await giveWay()
      this.#checkStatus(row)
      const problems = problemsOf(row)
      const [first] = problems
      if (first) this.refuse(row, problems.map(({ field, message }) => `${field} ${message}`).join('; '))
    }
  }

  /** A state that there is not here is that of what nobody has published yet. */
  #checkStatus(row: OldRow): void {
    const { status } = row.values
    const field = fieldOf(row.collection, 'status')
    if (field?.type !== 'text' || status === undefined || field.choices?.includes(String(status))) return
    this.lack(row, `status ${JSON.stringify(String(status).slice(0, 40))} is not one of here: it is a draft`)
    row.values.status = 'draft'
  }

  /** Refuses the second of two that may not be the same. */
  checkUnique(): void {
    for (const collection of oldTables)
      for (const names of collection.unique) {
        const seen = new Set<string>()
        for (const row of this.rowsOf(collection.name)) {
          const values = names.map((name) => row.refs[name] ?? row.values[name])
          if (values.some((value) => value === undefined)) continue
          const key = JSON.stringify(values)
          const said = names.filter((name) => name !== 'project').join(' and ')
          if (seen.has(key)) this.refuse(row, `is the second one with the same ${said || 'website'}`)
          seen.add(key)
        }
      }
  }

  /**
   * Takes away relations to what does not come over, and rows that cannot do without it. `others` are the ids of what is there besides
   * these rows, by collection.
   */
  checkRelations(others: Others): void {
    for (let before = -1; before !== this.#gone.size; ) {
      before = this.#gone.size
      for (const row of this.all()) this.#checkRelationsOf(row, others)
    }
  }

  #checkRelationsOf(row: OldRow, others: Others): void {
    for (const [name, column] of columnsOf(row.collection)) {
      const key = row.refs[name]
      if (column.type !== 'm2o' || key === undefined) continue
      if (others.get(column.target)?.has(key) || this.find(column.target, key)) continue
      const isOwner = row.collection.owners.includes(name)
      if (isOwner && this.#gone.has(`${column.target}/${key}`)) {
        this.drop(row)
        return
      }
      const message = `${name} leads to ${column.target} ${key}, which does not come over`
      if (isOwner || column.required) {
        this.refuse(row, message)
        return
      }
      this.lack(row, message)
      delete row.refs[name]
    }
  }
}

/** The row as a record of ours, whatever its relations lead to. */
function problemsOf({ collection, values, refs }: OldRow): Problem[] {
  const problems: Problem[] = []
  const standIns = columnsOf(collection).flatMap(([name, column]) =>
    column.type === 'm2o' && refs[name] !== undefined ? [[name, column.target === 'files' ? A_FILE : AN_ID]] : [],
  )
  const record = { ...values, ...Object.fromEntries(standIns) }
  validRecord({ collection, record, path: '', filled: [], defaults: MACHINE, problems })
  return [...problems, ...ownerProblems(collection, refs)]
}

/** A row that may belong to one of several belongs to exactly one. */
function ownerProblems({ owners }: Collection, refs: OldRow['refs']): Problem[] {
  const isOne = owners.length < 2 || owners.filter((name) => refs[name] !== undefined).length === 1
  return isOne ? [] : [{ field: owners.join(', '), message: 'of which exactly one must be given' }]
}
