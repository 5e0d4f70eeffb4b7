import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { model } from '#contract/model/model.ts'
import { defaultLanguage, type Language, projectLanguages } from '#domain/texts/language.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { projectSql } from './belonging.ts'
import { ownTexts } from './first-texts.ts'
import { note, type Writing } from './writing.ts'

/** The first language that the changed row of a project names; undefined for any other row. */
export const namedFirstLanguage = ({ name }: Collection, row: Row): Language | undefined =>
  name === 'project' && 'languages' in row
    ? (projectLanguages(JSON.parse(String(row.languages)))[0] ?? defaultLanguage)
    : undefined

/**
 * Before the first language of a project becomes another one: what its records say themselves is kept as their translation in the
 * old one, and what they say in the new one becomes their own, so that no text changes its language (SPEC 3). A text that is missing
 * in the new one stays as it is. Addresses stay where they are.
 */
export async function turnFirstTexts(at: Writing, project: Cell, from: Language, to: Language): Promise<void> {
  if (from === to) return
  for (const collection of model.values()) {
    const texts = ownTexts(collection)
    if (!texts) continue
    const { target, by, names } = texts
    const ofProject = sql`${projectSql(collection, 't')} = ${project}`
    await keepAsTranslations(at.db, { collection, target, by, names, language: from, ofProject })
    for (const name of names.filter((one) => one !== 'slug')) {
      const written = sql`(select ${sql.ref(`w.${name}`)} from ${sql.table(target)} as w
        where ${sql.ref(`w.${by}`)} = t.id and w.language = ${to} and trim(${sql.ref(`w.${name}`)}) <> '')`
      await sql`update ${sql.table(collection.name)} as t set ${sql.id(name)} = ${written}
        where ${ofProject} and ${written} is not null`.execute(at.db)
    }
    const { rows } = await sql<{ id: Cell }>`
      select t.id from ${sql.table(collection.name)} as t where ${ofProject}`.execute(at.db)
    for (const { id } of rows) await note(at, { collection, id, action: 'update', project: Number(project) })
  }
}

interface Kept {
  readonly collection: Collection
  readonly target: string
  readonly by: string
  readonly names: readonly string[]
  readonly language: Language
  readonly ofProject: RawBuilder<unknown>
}

/** Writes what the records say themselves as their translations in that language, where those say nothing. */
async function keepAsTranslations(db: Database, { collection, target, by, names, language, ofProject }: Kept) {
  for (const name of names)
    await sql`update ${sql.table(target)} as w
      set ${sql.id(name)} = (select ${sql.ref(`t.${name}`)} from ${sql.table(collection.name)} as t where t.id = ${sql.ref(`w.${by}`)})
      where w.language = ${language} and coalesce(trim(${sql.ref(`w.${name}`)}), '') = ''
        and ${sql.ref(`w.${by}`)} in (select t.id from ${sql.table(collection.name)} as t where ${ofProject})`.execute(
      db,
    )
  const isAnyText = sql.join(
    names.map((name) => sql`coalesce(trim(${sql.ref(`t.${name}`)}), '') <> ''`),
    sql` or `,
  )
  await sql`insert into ${sql.table(target)} (${sql.join([by, 'language', ...names].map((name) => sql.id(name)))})
    select t.id, ${language}, ${sql.join(names.map((name) => sql.ref(`t.${name}`)))}
    from ${sql.table(collection.name)} as t
    where ${ofProject} and (${isAnyText}) and not exists (
      select 1 from ${sql.table(target)} as w where ${sql.ref(`w.${by}`)} = t.id and w.language = ${language})`.execute(
    db,
  )
}
