import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
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
