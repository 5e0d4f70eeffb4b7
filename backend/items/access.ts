import type { Collection, Where } from '#contract/model/collection.ts'
import type { Trust } from '#contract/model/field.ts'
import { areaOf } from '#contract/model/model.ts'
import type { Action } from '#contract/model/system.ts'

export type FieldNames = ReadonlySet<string>

/** What a caller may read of a collection. */
export interface ReadRight {
  /** Only rows with these values. */
  readonly where: Where
  /** Only rows with none of these values. */
  readonly without?: Readonly<Record<string, readonly string[]>>
  readonly fields: FieldNames
}

/** Who asks, and for which project: bounds every read and every write, at every level. (SPEC 6) */
export interface Access {
  /** Rows of other projects do not exist for this caller. */
  readonly project: number
  /** Whether the caller is anonymous, which the answer says. */
  readonly public: boolean
  /** The account that asks. */
  readonly user?: number
  /** The API key that it asks with. */
  readonly apiKey?: number
  /** The branch that the caller is bound to: of what customers left, nothing else exists. */
  readonly branch?: number
  /** Whether the caller may say how many pieces lie in a branch; null is the stock of parcels. */
  mayCount(place: number | null): boolean
  /** Whether files exist for the caller that nothing shows which does. */
  readonly everyFile?: boolean
  /** Whether rows of this collection exist for the caller in all projects. */
  readonly everywhere?: (collection: Collection) => boolean
  /** Undefined when the collection may not be read at all. */
  read(collection: Collection): ReadRight | undefined
  /** Whether old states of a collection that may be read exist for the caller; without it, of all of them. */
  readsPast?(collection: Collection): boolean
  /** Whether the caller may write fields of that trust. */
  trusts(trust: Trust): boolean
  /** The fields that may be written; undefined when the action is not allowed at all. */
  write(collection: Collection, action: Exclude<Action, 'read'>): FieldNames | undefined
}

/** The fields of a collection that any call may show. */
export const openFields = ({ fields }: Collection): FieldNames =>
  new Set(Object.keys(fields).filter((name) => !fields[name]?.secret))

const remembered = <T>(make: (collection: Collection) => T) => {
  const known = new WeakMap<Collection, T>()
  return (collection: Collection): T => {
    const value = known.get(collection) ?? make(collection)
    known.set(collection, value)
    return value
  }
}

const workFields = remembered(({ fields }): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.forWork),
)

/** A right to read without these fields. */
export const withoutFields = (right: ReadRight, hidden: readonly string[]): ReadRight =>
  hidden.length === 0
    ? right
    : { ...right, fields: new Set([...right.fields].filter((name) => !hidden.includes(name))) }

/** A right to read without the fields that are there for who works on the records. */
export const withoutWork = (collection: Collection, right: ReadRight): ReadRight =>
  withoutFields(right, workFields(collection))

const publicRight = remembered((collection): ReadRight | undefined => {
  if (!collection.public) return undefined
  const { where, except } = collection.public
  return { where, fields: new Set([...openFields(collection)].filter((name) => !except.includes(name))) }
})

/** Anonymous access to a project: what the model calls public. */
export const publicAccess = (project: number): Access => ({
  project,
  public: true,
  read: publicRight,
  trusts: () => false,
  mayCount: () => false,
  write: () => undefined,
})

const everyField = remembered(
  (collection): ReadRight => ({ where: {}, fields: new Set(Object.keys(collection.fields)) }),
)

/** Access of the program itself, in all projects. */
export const ownAccess: Access = {
  project: 0,
  public: false,
  everyFile: true,
  everywhere: () => true,
  read: everyField,
  trusts: () => true,
  mayCount: () => true,
  write: (collection) => everyField(collection).fields,
}

/** The collections that `/items` speaks of. */
export const isContent = (collection: Collection): boolean => areaOf(collection) !== 'system'
