import type { RowOf } from '#contract/model/row-of.ts'

/** Something that happened to an account, to rights or to connections, `times` from `first_on` to `last_on`. */
export type Activity = Omit<RowOf<'activity', ['*']>, 'sum_key'>
