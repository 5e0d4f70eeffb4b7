import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { run } from './run.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sqlite-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Work of some ten milliseconds. */
const COUNTED =
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select max(i) as most from n'

test('what needs no database is done between the statements of a long transaction, and what needs it after it', async () => {
  const db = await openDatabase({ dataDir })
  const done: string[] = []
  const work = db.transaction().execute(async (trx) => {
    done.push('begun')
    for (let n = 0; n < 10; n++) await run(trx, COUNTED, [])
    done.push('over')
  })
  const reading = run(db, 'select 1', []).then(() => done.push('read'))
  const page = new Promise<void>((resolve) =>
    setTimeout(() => {
      done.push('page')
      resolve()
    }, 1),
  )
  await Promise.all([work, reading, page])
  expect(done).toEqual(['begun', 'page', 'over', 'read'])
  await db.destroy()
})

test('two connections of one process do not pause in their transactions: one would wait for the other, which could not go on', async () => {
  const [one, other] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })]
  const done: string[] = []
  const long = (db: typeof one, name: string) =>
    db.transaction().execute(async (trx) => {
      for (let n = 0; n < 4; n++) await run(trx, COUNTED, [])
      done.push(name)
    })
  const later = new Promise((resolve) => setTimeout(resolve, 1)).then(() => long(other, 'other'))
  await Promise.all([long(one, 'one'), later])
  expect(done).toEqual(['one', 'other'])
  await other.destroy()
  await one.destroy()
})

test('a statement of all columns has those that there are now, also when it was asked before they changed', async () => {
  const db = await openDatabase({ dataDir })
  const all = async () => (await run(db, 'select * from goods')).rows
  await run(db, 'create table goods (id integer, colour text)')
  await run(db, "insert into goods values (1, 'blue')")
  expect(await all()).toEqual([{ id: 1, colour: 'blue' }])
  await run(db, 'alter table goods rename column colour to shade')
  expect(await all()).toEqual([{ id: 1, shade: 'blue' }])
  await run(db, 'alter table goods add column pieces integer')
  expect(await all()).toEqual([{ id: 1, shade: 'blue', pieces: null }])
  await db.destroy()
})
