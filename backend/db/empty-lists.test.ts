import { expect, test } from 'vitest'
import { run } from './run.ts'
import { places } from './statement-text.ts'
import { withDatabases } from './with-databases.ts'

withDatabases((database) => {
  test('nothing is in an empty list, and everything is not, whether a statement is composed or written', async () => {
    const db = database()
    const head = db.selectFrom('change_head').select('seq')
    expect(await head.where('seq', 'in', []).execute()).toEqual([])
    expect(await head.where('seq', 'not in', []).execute()).toHaveLength(1)
    expect((await run(db, `select seq from change_head where seq in (${places(0)})`)).rows).toEqual([])
  })
})
