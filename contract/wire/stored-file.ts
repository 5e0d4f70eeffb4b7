import type { RowOf } from '../model/row-of.ts'

/** A stored file. Sizes in bytes and px; the focal point from 0 to 1; `placeholder` a tiny data URI; `hash` names the content. */
export type StoredFile = Omit<RowOf<'files', ['*']>, 'project' | 'translations'> & {
  translations?: Pick<RowOf<'files', ['translations.*']>['translations'][number], 'language' | 'alt'>[]
}
