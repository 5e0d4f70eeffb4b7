import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { DatabaseProblem } from './database-problem.ts'
import { run } from './run.ts'

test.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL is reached by its socket file too', async ({ skip }) => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl })
  const { rows } = await run<{ folder: string; port: string }>(
    server,
    `select current_setting('unix_socket_directories') as folder, current_setting('port') as port`,
  )
  await server.destroy()
  const { folder, port } = rows[0] ?? { folder: '', port: '' }
  skip(!existsSync(`${folder}/.s.PGSQL.${port}`), 'This server runs on another machine')
  const { username, pathname } = new URL(serverUrl)
  const db = await openDatabase({
    dataDir: '',
    databaseUrl: `postgres://${username}@${pathname}?host=${folder}&port=${port}`,
  })
  expect((await run(db, 'select inet_client_addr() as address')).rows).toEqual([{ address: null }])
  await db.destroy()
})

test.runIf(process.env.TEST_DATABASE_URL)('a database that lacks letters is refused in one sentence', async () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)} template template0 encoding 'LATIN1' locale 'C'`.execute(server)
  const opening = openDatabase({ dataDir: '', databaseUrl: new URL(`/${name}`, serverUrl).href })
  await expect(opening).rejects.toThrow(DatabaseProblem)
  await expect(opening).rejects.toThrow(
    'has the encoding LATIN1, which lacks letters: it has to be one with the encoding UTF8',
  )
  await sql`drop database ${sql.id(name)} with (force)`.execute(server)
  await server.destroy()
})
