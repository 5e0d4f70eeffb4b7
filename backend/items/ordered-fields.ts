import type { Collection } from '#contract/model/collection.ts'
import type { Row } from '../db/database.ts'

/** Days are kept as text, whose order is theirs. */
const DATE = /^\d{4}-\d\d-\d\d/

/** The pairs of a row's fields of which the first is greater than the second, though the model says that it must not be. */
export const wrongOrder = ({ ordered }: Collection, row: Row, path: string): { field: string; message: string }[] =>
  ordered.flatMap(([least, greatest]) => {
    const [from, to] = [row[least] ?? null, row[greatest] ?? null]
    const isDate = typeof from === 'string' && typeof to === 'string' && DATE.test(from)
    const isWrong = from !== null && to !== null && (isDate ? from > to : Number(from) > Number(to))
    return isWrong ? [{ field: path + greatest, message: `must not be less than ${least}` }] : []
  })
