import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { emailKey } from '#domain/texts/email.ts'
import { inDialect, migrate } from './migrate.ts'
import { databasePlaces, withDatabases } from './with-databases.ts'

const ADDRESSES = [
  'anna@example.org',
  'JÜRGEN.Größe@MÜLLER.example',
  'Élise.ÇELIK@example.org',
  'Łucja@ŻÓŁĆ.example',
  'ΣΟΦΊΑ@ΠΑΡΆΔΕΙΓΜΑ.example',
  'ИВАН@пример.example',
  'İSTANBUL@example.org',
]

withDatabases((database) => {
  test.each(ADDRESSES)('a statement knows %s by the same key as the program', async (address) => {
    const { rows } = await sql<{ own: string }>`select email_key(${address}) as own`.execute(database())
    expect(rows[0]?.own).toBe(emailKey(address))
  })

  test('a column is compared by that key, and one that is empty has none', async () => {
    const db = database()
    const TEXT = sql.raw(inDialect(db, 'TEXT'))
    await sql`create table "letters" ("email" ${TEXT})`.execute(db)
    for (const email of ['JÜRGEN@example.org', null]) await sql`insert into "letters" values (${email})`.execute(db)
    const { rows } = await sql`select email_key("email") as own from "letters"
      where email_key("email") = email_key(${'jürgen@EXAMPLE.org'}) or email_key("email") is null order by own desc`.execute(
      db,
    )
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ own: 'jürgen@example.org' })
    await sql`drop table "letters"`.execute(db)
  })
})

describe.each(databasePlaces())('on %s', (_, placeOf) => {
  test('subscriptions that a correction left with capital letters are known again, beside one in small letters they stay', async () => {
    const place = placeOf()
    const db = await place.open()
    await migrate(db, '0673-reports-in-order')
    await sql`insert into project (domain, display_name, languages) values ('a.example', 'A', '["de"]')`.execute(db)
    const emails = ['Jürgen.ÖZ@Example.org', 'Anna@example.org', 'anna@example.org']
    for (const email of emails)
      await sql`insert into newsletter_subscription (project, email, language, state, leave_token, created_on)
        select id, ${email}, 'de', 'active', ${email}, '2026-11-20' from project`.execute(db)
    await migrate(db)
    const { rows } = await sql<{ email: string }>`select email from newsletter_subscription order by id`.execute(db)
    expect(rows.map(({ email }) => email)).toEqual(['jürgen.öz@example.org', 'Anna@example.org', 'anna@example.org'])
    await place.close(db)
  })
})
