import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { openDatabase } from './database.ts'

/**
 * A database on a PostgreSQL server for one suite of tests, not a schema: the migrator looks through all schemas, and would meet one that another
 * suite is dropping. `make` answers its address.
 */
export function databaseOn(serverUrl: string): { make(template?: string): Promise<string>; drop(): Promise<void> } {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const onServer = async (statement: RawBuilder<unknown>) => {
    const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl })
    await statement.execute(server)
    await server.destroy()
  }
  return {
    async make(template = 'template0') {
      await onServer(sql`create database ${sql.id(name)} template ${sql.id(template)}`)
      return new URL(`/${name}`, serverUrl).href
    },
    drop: () => onServer(sql`drop database ${sql.id(name)} with (force)`),
  }
}
