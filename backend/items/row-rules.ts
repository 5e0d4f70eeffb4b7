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

/** What is wrong with a whole row where each of its values alone is right. */
export const rowProblems = (collection: Collection, row: Row, path: string): RowProblem[] => [
  ...wrongOrder(collection, row, path),
  ...withoutAddress(collection, row, path),
]

/** The fields of a collection that are right or wrong together. */
export const ruledFields = ({ name, ordered }: Collection): readonly string[] =>
  name === 'page' ? ['name', 'status'] : ordered.flat()
