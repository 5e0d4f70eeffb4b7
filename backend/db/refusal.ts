import { model } from '#contract/model/model.ts'
import { Fault } from '../fault.ts'

interface DriverError extends Error {
  /** PostgreSQL: the SQLSTATE. SQLite: `ERR_SQLITE_ERROR`. */
  readonly code?: string
  /** SQLite: the extended result code. */
  readonly errcode?: number
  /** PostgreSQL: `Key (project, slug)=(1, rolex) already exists.` */
  readonly detail?: string
}

const SQLITE = { unique: [2067, 1555], foreignKey: [787, 1811], check: [275, 1299] }
const POSTGRES = { unique: ['23505'], foreignKey: ['23503', '23001'], check: ['23514', '23502'] }

const is = (kind: keyof typeof SQLITE, { code = '', errcode = 0 }: DriverError): boolean =>
  SQLITE[kind].includes(errcode) || POSTGRES[kind].includes(code)

const uniqueColumns = ({ message, detail = '' }: DriverError): string => {
  const named = /^Key \(([^)]*)\)/.exec(detail)?.[1] ?? /failed: (.*)$/.exec(message)?.[1] ?? ''
  return named
    .split(', ')
    .map((column) => column.replace(/^.*\./, '').replaceAll('"', ''))
    .filter((column) => column !== 'project')
    .join(', ')
}

/** A rule that no check before the database has named: values come from a person, the database's words do not help them. */
function brokenCheck(collection: string): string {
  const owners = model.get(collection)?.owners ?? []
  return owners.length > 1 ? `exactly one of ${owners.join(', ')} must be given` : 'its values do not go together'
}

/**
 * What a constraint of the database means to the caller who broke it; any other error comes back as it is.
 * @param path where the row lies in the record: `sections.0.`
 */
export function brokenRule(error: unknown, collection: string, path = ''): unknown {
  const cause = error as DriverError
  if (is('unique', cause))
    return new Fault(
      'duplicate',
      `${path}${uniqueColumns(cause) || 'project'} is taken by another item of ${collection}`,
    )
  if (is('foreignKey', cause)) return new Fault('conflict', `${path}${collection} is still used by other items`)
  if (is('check', cause)) return new Fault('invalid', `${path}${collection}: ${brokenCheck(collection)}`)
  return error
}
