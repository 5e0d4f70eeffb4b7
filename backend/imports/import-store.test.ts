import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { purgeImports } from './import-store.ts'

withDatabases((database) => {
  test('an import that is over is forgotten after ninety days with its files, and no day earlier', async () => {
    const db = database()
    const domain = `${randomUUID()}.example`
    const project = Number(await insertTree(db, 'project', { domain, display_name: 'I', languages: ['de'] }))
    const add = async (state: string) => {
      const id = randomUUID()
      const row = { id, project, filename: 'a.csv', state, created_on: '2026-01-01T00:00:00.000Z' }
      await db.insertInto('imports').values(row).execute()
      return id
    }
    const [done, running] = [await add('done'), await add('writing')]
    const deleted: string[] = []
    const storage = { deleteFolder: async (folder: string) => void deleted.push(folder) }
    const left = async () => (await db.selectFrom('imports').select('id').execute()).map(({ id }) => id)
    await purgeImports(db, storage, new Date('2026-03-31T00:00:00.000Z'))
    expect((await left()).sort()).toEqual([done, running].sort())
    await purgeImports(db, storage, new Date('2026-04-02T00:00:00.000Z'))
    expect([await left(), deleted]).toEqual([[running], [`imports/${done}`]])
  })
})
