import { randomUUID } from 'node:crypto'
import {
  type BinaryOperationNode,
  type DatabaseConnection,
  OperatorNode,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely'
import pg from 'pg'
import { boundedPool } from './bounded-pool.ts'
import { DatabaseProblem } from './database-problem.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { markCall } from './marked-call.ts'
import type { Patience } from './patience.ts'
import { POSTGRES_NAME } from './postgres-name.ts'

const { INT8, JSONB } = pg.types.builtins

/** Counts come as numbers, and JSON as the text that SQLite gives as well. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number
    if (oid === JSONB) return String
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** How the connections of this process begin to call themselves; those of one pool do it alike. */
const OWN_NAME = `${POSTGRES_NAME} ${randomUUID()}`

let pools = 0

/** Of programs that move whole tables: migrations, backups, restores. */
const OF_PROGRAMS: Patience = { connection: 10_000, statement: 60_000, transaction: 0, waiting: 1000 }

/** What PostgreSQL's own cancelling is given before the connection counts as lost. */
const GRACE = 300

/** A connection that is lost has nothing to roll back, and what is to be told is how it was lost. */
class Driver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await markCall(connection)
    await super.commitTransaction(connection as Parameters<PostgresDriver['commitTransaction']>[0])
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection as Parameters<PostgresDriver['rollbackTransaction']>[0]).catch(() => {})
  }
}

/** That something is in an empty list is no SQL to PostgreSQL; to SQLite nothing is. */
class Compiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand } = node
    const isOfNone = PrimitiveValueListNode.is(rightOperand) && rightOperand.values.length === 0
    if (isOfNone && OperatorNode.is(operator)) this.append(operator.operator === 'in' ? 'false' : 'true')
    else super.visitBinaryOperation(node)
  }
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new Driver(this.#config)
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new Compiler()
  }
}

interface PostgresBounds {
  readonly patience?: Patience | undefined
  readonly connections?: number | undefined
}

/** Also without a host, which stands behind the question mark where PostgreSQL is reached by a socket file: `postgres://user@/name?host=/run/postgresql`. */
const isPostgresAddress = (url: string) => /^postgres(ql)?:/.test(url) && URL.canParse(url.replace('@/', '@localhost/'))

/** Why such a database cannot be used; undefined for one that has all letters. */
async function lacking(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query("select current_setting('server_encoding') as encoding")
  const { encoding } = rows[0]
  return encoding === 'UTF8'
    ? undefined
    : `The database that DATABASE_URL names has the encoding ${encoding}, which lacks letters: it has to be one with the encoding UTF8 (create database … encoding 'UTF8' template template0).`
}

/** A pool of connections, tried once so that a wrong address or database is reported at the start. */
export async function openPostgres(
  url: string,
  { patience = OF_PROGRAMS, connections = 10 }: PostgresBounds = {},
): Promise<PostgresDialect> {
  if (!isPostgresAddress(url))
    throw new DatabaseProblem('DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.')
  const settings = {
    search_path: 'public',
    timezone: 'UTC',
    // Compiling a statement takes longer than any of this program's takes to run.
    jit: 'off',
    // Reports add up a hundred thousand orders in memory, where 4 MB have them sorted in files.
    work_mem: '16MB',
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.transaction,
    // A way that has fallen silent is noticed on PostgreSQL's side too, which else would keep what the lost transaction holds.
    tcp_keepalives_idle: 5,
    tcp_keepalives_interval: 2,
    tcp_keepalives_count: 4,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience.connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    // Statements that do not wait for each other go out together.
    ...{ pipeline: true },
    stream: () => new GatheringSocket(),
    application_name: `${OWN_NAME} ${++pools}`,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: types as pg.CustomTypesConfig,
  })
  // A connection that breaks while idle is replaced at the next query, which then reports what is wrong.
  pool.on('error', () => {})
  // One that breaks between two statements fails the next; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const problem = await lacking(pool).catch(async (error) => {
    await pool.end()
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new DatabaseProblem(`The database that DATABASE_URL names cannot be reached: ${reason}.`, { cause: error })
  })
  if (problem) {
    await pool.end()
    throw new DatabaseProblem(problem)
  }
  return new Dialect({
    pool: boundedPool(pool, { statement: patience.statement + GRACE, waiting: patience.waiting }),
  })
}
