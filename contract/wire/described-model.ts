import type { Field, JsonField, TextFormat, Trust } from '../model/field.ts'
import type { Area } from '../model/model.ts'
import type { Action } from '../model/system.ts'

/** A field of the model as the caller may see it; which of the details are there depends on its type. */
export type DescribedField = {
  readonly collection: string
  readonly field: string
  readonly type: Field['type']
  readonly sort: number
  readonly primary_key: boolean
  /** Has to be given: it has no default. */
  readonly required: boolean
  readonly readonly: boolean
  /** Who alone may write it, whatever a role allows. */
  readonly trusted?: Trust
  readonly default?: string | number | boolean
  /** Of texts. */
  readonly choices?: readonly string[]
  readonly format?: TextFormat
  /** Longest text in characters, or largest number; cents for `money`. */
  readonly max?: number
  readonly min?: number
  /** Of relations: the collection at the other end, and for lists its field that points back. */
  readonly target?: string
  readonly by?: string
  readonly onDelete?: string
  /** Of JSON: what it holds. */
  readonly shape?: JsonField['shape']
  readonly values?: readonly string[]
  readonly keys?: NonNullable<JsonField['keys']>
}

/** A collection of the model, and what the caller may do with its items. */
export type DescribedCollection = {
  readonly collection: string
  readonly area: Area
  readonly owners: readonly string[]
  readonly sort_field: string | null
  readonly status_field: string | null
  readonly actions: readonly Exclude<Action, 'read'>[]
  readonly fields: Readonly<Record<string, DescribedField>>
}

/** A many-to-one field and, where there is one, the list at its other end. */
export type Relation = {
  readonly id: number
  readonly collection_many: string
  readonly field_many: string
  readonly collection_one: string
  readonly field_one: string | null
  readonly on_delete: string
}

type Level = 'none' | 'full'

/** What the caller may do with a collection, as clients of a Directus 8 read it. */
export type OwnPermission = Readonly<Record<'create' | 'read' | 'update' | 'delete' | 'comment' | 'explain', Level>> & {
  readonly collection: string
  readonly status: null
  /** Fields that the caller may not read, or not write. */
  readonly read_field_blacklist: readonly string[]
  readonly write_field_blacklist: readonly string[]
  readonly status_blacklist: readonly string[]
}
