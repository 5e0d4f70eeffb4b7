import type { Collection, Where } from '../model/collection.ts'

/** What a caller may read of a collection. */
export interface ReadRight {
  /** Only rows with these values. */
  readonly where: Where
  readonly fields: ReadonlySet<string>
}

/** Who asks, and for which project: bounds every read, at every level. (SPEC 6) */
export interface Access {
  /** Rows of other projects do not exist for this caller. */
  readonly project: number
  /** Whether the caller is anonymous, which the answer says. */
  readonly public: boolean
  /** Undefined when the collection may not be read at all. */
  read(collection: Collection): ReadRight | undefined
}

const rights = new WeakMap<Collection, ReadRight>()

function publicRight(collection: Collection): ReadRight | undefined {
  const known = rights.get(collection)
  if (known || !collection.public) return known
  const { where, except } = collection.public
  const right = { where, fields: new Set(Object.keys(collection.fields).filter((name) => !except.includes(name))) }
  rights.set(collection, right)
  return right
}

/** Anonymous access to a project: what the model calls public. */
export const publicAccess = (project: number): Access => ({ project, public: true, read: publicRight })
