import { accessSync, closeSync, constants, mkdirSync, openSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { emailKey } from '#domain/texts/email.ts'
import { giveWay } from '../give-way.ts'
import { DatabaseProblem } from './database-problem.ts'
import { markCall } from './marked-call.ts'

const KEPT_STATEMENTS = 500

const bindable = (value: unknown): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)

/** What a statement calls its columns; one that asks for all there are may find others after a migration. */
function columnNames(statement: StatementSync, text: string): () => readonly string[] {
  const names = () => statement.columns().map(({ name }) => name)
  if (text.includes('*')) return names
  const fixed = names()
  return () => fixed
}

/** Rows as Node makes them are tables of hashes each, which take twice as long to make and to read as objects of one shape. */
function asRow(names: readonly string[], cells: Readonly<Record<number, unknown>>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < names.length; at++) row[names[at] as string] = cells[at]
  return row
}

function adapt(statement: StatementSync, text: string): SqliteStatement {
  const namesOf = columnNames(statement, text)
  statement.setReturnArrays(true)
  return {
    reader: statement.columns().length > 0,
    all(parameters) {
      const rows = statement.all(...parameters.map(bindable))
      const names = namesOf()
      return rows.map((cells) => asRow(names, cells))
    },
    run: (parameters) => statement.run(...parameters.map(bindable)),
    *iterate(parameters) {
      const names = namesOf()
      for (const cells of statement.iterate(...parameters.map(bindable))) yield asRow(names, cells)
    },
  }
}

/** How many connections of this thread each file has. */
const connectionsTo = new Map<string, number>()

function countConnection(file: string, more: 1 | -1): void {
  connectionsTo.set(file, (connectionsTo.get(file) ?? 0) + more)
}

/** Node's SQLite in the shape that Kysely asks for, with the statements used last kept prepared. */
class Connection implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #file: string
  readonly #statements = new Map<string, SqliteStatement>()

  constructor(database: DatabaseSync, file: string) {
    this.#database = database
    this.#file = realpathSync(file)
    countConnection(this.#file, 1)
  }

  /** Another one of this thread would wait for a transaction that cannot go on while it waits. */
  isAlone(): boolean {
    return connectionsTo.get(this.#file) === 1
  }

  prepare(text: string): SqliteStatement {
    // A transaction that first reads and then writes would fail when another process wrote in between.
    const sql = text === 'begin' ? 'begin immediate' : text
    const statement = this.#statements.get(sql) ?? adapt(this.#database.prepare(sql), sql)
    this.#statements.delete(sql)
    this.#statements.set(sql, statement)
    if (this.#statements.size > KEPT_STATEMENTS) this.#statements.delete(this.#statements.keys().next().value as string)
    return statement
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
    countConnection(this.#file, -1)
  }
}

/** SQLite undoes changes of tables with their transaction, which Kysely does not make use of by itself. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Milliseconds that statements follow each other before what else waits in the process is done. */
const STRETCH_MS = 4

/** Statements of SQLite keep their process to themselves; between those of long work, also within a transaction, pages are answered that need no database. */
function withPauses(connection: DatabaseConnection, mayPause: () => boolean): void {
  const execute = connection.executeQuery.bind(connection)
  let since = performance.now()
  connection.executeQuery = async (...query) => {
    if (performance.now() - since > STRETCH_MS && mayPause()) {
      await giveWay()
      since = performance.now()
    }
    return execute(...query)
  }
}

/** SQLite itself undoes a transaction that a full disk or a failing one has ended; what is to be told is that, not that none is left. */
class Driver extends SqliteDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await markCall(connection)
    await super.commitTransaction(connection)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

/**
 * Makes the file where there is none: SQLite gives its other files the mode of this one, which holds customers and hashes of passwords. One
 * that is there is not even opened, for closing it again would end every lock that this process has on it, and the next program that looks
 * in and goes would take the log away under those who write.
 */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** The database file `schaufenster.sqlite` in that folder, which is made when missing. */
export function openSqlite(dataDir: string): SqliteDialect {
  const file = join(dataDir, 'schaufenster.sqlite')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    makeFile(file)
    accessSync(file, constants.W_OK)
    const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
    // PostgreSQL has it from a migration. SQLite's own `lower` knows the letters of ASCII alone.
    const key = (text: SQLOutputValue) => (text === null ? null : emailKey(String(text)))
    database.function('email_key', { deterministic: true }, key)
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000')
    const connection = new Connection(database, file)
    const onCreateConnection = async (one: DatabaseConnection) => withPauses(one, () => connection.isAlone())
    return new Dialect({ database: connection, onCreateConnection })
  } catch (error) {
    throw new DatabaseProblem(`The database file ${file} cannot be opened or written: ${(error as Error).message}.`, {
      cause: error,
    })
  }
}
