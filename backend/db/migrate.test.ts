import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { model } from '#contract/model/model.ts'
import { type Database, isSqlite, openDatabase, type Row } from './database.ts'
import { inDialect, migrate } from './migrate.ts'
import { modelSql } from './table-sql.ts'
import { databasePlaces, withDatabases } from './with-databases.ts'

type Facts = Record<string, string[]>

const grouped = (rows: { about: string; fact: string }[]): Facts => {
  const facts: Facts = {}
  for (const { about, fact } of rows) facts[about] = [...(facts[about] ?? []), fact]
  for (const list of Object.values(facts)) list.sort()
  return facts
}

const ON_SQLITE = sql<{ about: string; fact: string }>`
  select m.name as about, 'column ' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '') as fact
    from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'
  union all select m.name, 'key ' || f."from" || ' ' || f."table" || ' ' || f.on_delete
    from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'
  union all select m.name, 'index ' || i."unique" || ' ' || (select group_concat(x.name) from pragma_index_info(i.name) x)
    from sqlite_master m, pragma_index_list(m.name) i where m.type = 'table'`

const onPostgres = (schema: string) => sql<{ about: string; fact: string }>`
  select table_name as about, concat('column ', column_name, ' ', data_type, ' ', is_nullable, ' ', column_default) as fact
    from information_schema.columns where table_schema = ${schema}
  union all select conrelid::regclass::text, concat('constraint ', pg_get_constraintdef(oid))
    from pg_constraint where connamespace = ${schema}::regnamespace and conrelid <> 0
  union all select tablename, regexp_replace(indexdef, '^(create (unique )?index) .* using', '\\1', 'i')
    from pg_indexes where schemaname = ${schema}`

const factsOf = async (db: Database, schema: string): Promise<Facts> => {
  const { rows } = await (isSqlite(db) ? ON_SQLITE : onPostgres(schema)).execute(db)
  const plain = rows.map(({ about, fact }) => ({
    about: about.replace(`${schema}.`, '').replaceAll('"', ''),
    fact: fact.replaceAll(`${schema}.`, ''),
  }))
  return grouped(plain.filter(({ about }) => !/^(kysely|sqlite)_/.test(about)))
}

const build = async (db: Database) => {
  for (const statement of modelSql(model)) await db.executeQuery(CompiledQuery.raw(inDialect(db, statement)))
}

const builtOnSqlite = async (): Promise<Facts> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-'))
  const db = await openDatabase({ dataDir })
  await build(db)
  const facts = await factsOf(db, 'main')
  await db.destroy()
  rmSync(dataDir, { recursive: true })
  return facts
}

const builtOnPostgres = async (db: Database, schema: string): Promise<Facts> => {
  const trx = await db.startTransaction().execute()
  await sql`create schema ${sql.id(schema)}; set local search_path to ${sql.id(schema)}`.execute(trx)
  await build(trx)
  const facts = await factsOf(trx, schema)
  await trx.rollback().execute()
  return facts
}

const currentSchema = async (db: Database): Promise<string> => {
  if (isSqlite(db)) return 'main'
  const { rows } = await sql<{ name: string }>`select current_schema as name`.execute(db)
  return rows[0]?.name ?? ''
}

withDatabases((database) => {
  test('the migrations make exactly the tables that the model describes', async () => {
    const schema = await currentSchema(database())
    const migrated = await factsOf(database(), schema)
    expect(Object.keys(migrated)).toContain('ecommerce_product')
    const described = isSqlite(database()) ? builtOnSqlite() : builtOnPostgres(database(), `${schema}_model`)
    expect(migrated).toEqual(await described)
  })

  test('a database that is up to date is left as it is', async () => {
    expect(await migrate(database())).toEqual([])
  })

  test('the database itself refuses a negative price, half a watch in stock and a product of no project', async () => {
    const db = database()
    await sql`insert into project (domain, display_name, languages) values ('check.example', 'Check', '[]')`.execute(db)
    const insert = (values: Row) =>
      db
        .insertInto('ecommerce_product')
        .values({ display_name: 'Ring', slug: 'ring', status: 'draft', created_on: '', ...values })
        .execute()
    await expect(insert({ project: 1, price_brutto: -1 })).rejects.toThrow(/check/i)
    await expect(insert({ project: 1, stock: -1 })).rejects.toThrow(/check/i)
    await expect(insert({ project: 1, stock: 0.5 })).rejects.toThrow()
    await expect(insert({ project: 4711 })).rejects.toThrow(/foreign key/i)
  })
})

describe.each(databasePlaces())('on %s', (_, placeOf) => {
  test('ways of shipping keep their prices, also 0, when a price may be left to the shop', async () => {
    const place = placeOf()
    const db = await place.open()
    await migrate(db, '0013-customer-names')
    await sql`insert into project (domain, display_name, languages) values ('check.example', 'Check', '[]')`.execute(db)
    await sql`insert into ecommerce_settings (project) values (1)`.execute(db)
    const insert = (price_brutto: number | null) =>
      db
        .insertInto('ecommerce_shipping_method')
        .values({ settings: 1, name: 'Paket', price_brutto, is_collection: isSqlite(db) ? 0 : false })
        .execute()
    for (const price of [590, 0]) await insert(price)
    await db
      .insertInto('ecommerce_shipping_method_translation')
      .values({ ecommerce_shipping_method: 1, language: 'en', name: 'Parcel' })
      .execute()
    expect(await migrate(db)).toContain('0014-shipping-price')
    await insert(null)
    const kept = await db.selectFrom('ecommerce_shipping_method').select('price_brutto').orderBy('id').execute()
    expect(kept.map((row) => row.price_brutto)).toEqual([590, 0, null])
    expect(await db.selectFrom('ecommerce_shipping_method_translation').select('name').execute()).toEqual([
      { name: 'Parcel' },
    ])
    await expect(insert(-1)).rejects.toThrow(/check/i)
    await place.close(db)
  })
})

describe.each(databasePlaces())('on %s', (_, placeOf) => {
  test('products and orders from before the margin scheme keep the VAT that they had', async () => {
    const place = placeOf()
    const db = await place.open()
    await migrate(db, '0014-shipping-price')
    await sql`insert into project (domain, display_name, languages) values ('check.example', 'Check', '[]')`.execute(db)
    const product = { project: 1, display_name: 'Ring', slug: 'ring', status: 'draft', created_on: '' }
    await db.insertInto('ecommerce_product').values(product).execute()
    const order = {
      project: 1,
      uuid: 'u',
      number: '2026-00001',
      language: 'de',
      origin: '',
      customer_email: 'a@b.example',
      shipping_address: '{}',
      legal_versions: '{}',
      payment_method: 1,
      payment_name: '',
      shipping_method: 1,
      shipping_name: '',
      goods: 11900,
      shipping: 0,
      wrap: 0,
      total: 11900,
      tax: 1900,
      net: 10000,
      tax_percent: 19,
      created_on: '',
      expires_on: '',
    }
    await db.insertInto('ecommerce_order').values(order).execute()
    const line = { personalization: '[]', count: 1, price_brutto: 11900, total_brutto: 11900, tax_percent: 19 }
    await db
      .insertInto('ecommerce_order_line')
      .values({ order: 1, display_name: 'Ring', ...line })
      .execute()
    expect(await migrate(db)).toContain('0016-margin-scheme')
    const only = (table: string) => db.selectFrom(table).selectAll().executeTakeFirst()
    expect(await only('ecommerce_product')).toMatchObject({ tax_mode: 'standard' })
    expect(await only('ecommerce_order')).toMatchObject({ margin: 0, tax: 1900, net: 10000 })
    expect(await only('ecommerce_order_line')).toMatchObject({ tax_mode: 'standard', tax_percent: 19 })
    await place.close(db)
  })
})

describe('opening', () => {
  const failing = async (location: Parameters<typeof openDatabase>[0]) => {
    const error = await openDatabase(location).catch((reason: Error) => reason)
    return (error as Error).message
  }

  test('a data directory that cannot be made is named in one sentence', async () => {
    expect(await failing({ dataDir: '/dev/null/data' })).toMatch(
      /^The database file \/dev\/null\/data\/schaufenster.sqlite cannot be opened or written: .*\.$/,
    )
  })

  test('a DATABASE_URL that is no address is refused in one sentence', async () => {
    expect(await failing({ dataDir: '', databaseUrl: 'nonsense' })).toBe(
      'DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.',
    )
  })

  test('a DATABASE_URL where nobody answers is reported without its password', async () => {
    const message = await failing({ dataDir: '', databaseUrl: 'postgres://me:secret@127.0.0.1:1/none' })
    expect(message).toMatch(/^The database that DATABASE_URL names cannot be reached: .*\.$/)
    expect(message).not.toContain('secret')
  })
})

describe.each(databasePlaces())('on %s', (_, placeOf) => {
  test('a record says itself what its translation in the project’s first language said', async () => {
    const place = placeOf()
    const db = await place.open()
    await migrate(db, '0016-margin-scheme')
    await sql`insert into project (domain, display_name, languages) values ('a.example', 'A', '["de", "en"]'), ('b.example', 'B', '["fr"]')`.execute(
      db,
    )
    for (const project of [1, 2]) {
      await db.insertInto('ecommerce_category').values({ project, display_name: 'Own', slug: 'own' }).execute()
      const texts = { ecommerce_category: project, display_name: 'Ringe', description: 'Aus Gold' }
      await db
        .insertInto('ecommerce_category_translation')
        .values({ ...texts, language: 'de' })
        .execute()
      await db
        .insertInto('ecommerce_subcategory')
        .values({ category: project, display_name: 'Sub', slug: 's' })
        .execute()
      const sub = { ecommerce_subcategory: project, language: 'fr', display_name: project === 2 ? 'Bague' : 'Non' }
      await db.insertInto('ecommerce_subcategory_translation').values(sub).execute()
    }
    expect(await migrate(db)).toContain('0060-one-first-text')
    const names = async (table: string) =>
      (await db.selectFrom(table).select('display_name').orderBy('id').execute()).map((row) => row.display_name)
    expect(await names('ecommerce_category')).toEqual(['Ringe', 'Own'])
    expect(await names('ecommerce_subcategory')).toEqual(['Sub', 'Bague'])
    await place.close(db)
  })
})
