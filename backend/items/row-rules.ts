import type { Collection } from '#contract/model/collection.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import type { Row } from '../db/database.ts'
import { wrongOrder } from './ordered-fields.ts'

interface RowProblem {
  readonly field: string
  readonly message: string
}

/** A page is shown at the address that follows from its name: without one it would be published for nobody. (SPEC 2) */
const withoutAddress = ({ name }: Collection, row: Row, path: string): RowProblem[] =>
  name === 'page' && row.status === 'published' && !isRouteKey(row.name)
    ? [
        {
          field: `${path}name`,
          message: 'has no address on the site: a page that is published is one of the route map',
        },
      ]
    : []

/** An exception is closed or has both its times, and both ends of its break or none. */
const halfTimes = ({ name }: Collection, row: Row, path: string): RowProblem[] =>
  name === 'opening_exception'
    ? TIMES.flatMap(([from, until]) => {
        const missing = row[from] && !row[until] ? until : row[until] && !row[from] ? from : undefined
        return missing ? [{ field: path + missing, message: `is missing: a time from has a time until` }] : []
      })
    : []

const TIMES = [
  ['time_open', 'time_close'],
  ['break_from', 'break_until'],
] as const

/** What is wrong with a whole row where each of its values alone is right. */
export const rowProblems = (collection: Collection, row: Row, path: string): RowProblem[] => [
  ...wrongOrder(collection, row, path),
  ...withoutAddress(collection, row, path),
  ...halfTimes(collection, row, path),
]

/** The fields of a collection that are right or wrong together. */
export const ruledFields = ({ name, ordered }: Collection): readonly string[] =>
  name === 'page'
    ? ['name', 'status']
    : name === 'opening_exception'
      ? [...ordered.flat(), ...TIMES.flat()]
      : ordered.flat()
