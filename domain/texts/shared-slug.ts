import { type Language, languages } from './language.ts'
import { type SluggedRow, slugIn } from './slug-in.ts'

/** A language in which two records would have one address. */
export interface SharedSlug<Row> {
  readonly language: Language
  readonly other: Row
}

/** In which languages a record has the address of another: whoever follows it would see only one of them. */
export const sharedSlugs = <Row extends SluggedRow>(record: SluggedRow, others: readonly Row[]): SharedSlug<Row>[] =>
  languages.flatMap((language) => {
    const slug = slugIn(record, language)
    const other = others.find((one) => slugIn(one, language) === slug)
    return other ? [{ language, other }] : []
  })
