import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { type Database, isSqlite, type Row } from './database.ts'
import { withNumbers } from './statement-text.ts'

/** A statement with `?` for each parameter, to be run when its turn comes; its text must hold no other question mark. */
export interface Statement {
  readonly text: string
  readonly parameters?: readonly unknown[]
}

const query = ({ text, parameters = [] }: Statement, inSqlite: boolean) =>
  CompiledQuery.raw(inSqlite ? text : withNumbers(text), [...parameters])

async function runAll(connection: DatabaseConnection, statements: readonly Statement[], inSqlite: boolean) {
  if (inSqlite) {
    const answers: Row[][] = []
    for (const statement of statements) answers.push((await connection.executeQuery<Row>(query(statement, true))).rows)
    return answers
  }
  return (await settleAll(connection, statements)).map(rowsOf)
}

/** Each is under way before the first is answered; the connection is not handed on before the last is. */
const settleAll = (connection: DatabaseConnection, statements: readonly Statement[]) =>
  Promise.allSettled(statements.map((statement) => connection.executeQuery<Row>(query(statement, false))))

function rowsOf(answer: PromiseSettledResult<QueryResult<Row>>): Row[] {
  if (answer.status === 'rejected') throw answer.reason
  return answer.value.rows
}

/** What is asked for, by kinds; each kind is answered with all its rows. */
type Questions<Kind extends string> = Readonly<Record<Kind, readonly Statement[]>>

async function askAll<Kind extends string>(
  questions: Questions<Kind>,
  run: (statements: readonly Statement[]) => Promise<Row[][]>,
): Promise<Record<Kind, Row[]>> {
  const kinds = Object.keys(questions) as Kind[]
  const asked = kinds.flatMap((kind) => questions[kind].map((statement) => ({ kind, statement })))
  const answers = await run(asked.map(({ statement }) => statement))
  const rows = (wanted: Kind) => answers.filter((_, index) => asked[index]?.kind === wanted).flat()
  return Object.fromEntries(kinds.map((kind) => [kind, rows(kind)])) as Record<Kind, Row[]>
}

/**
 * Reads with several statements on one connection; on PostgreSQL they go there and back together. Only for reading: where one fails
 * outside of a transaction the others are run all the same.
 */
export const readTogether = <Kind extends string>(
  db: Database,
  questions: Questions<Kind>,
): Promise<Record<Kind, Row[]>> =>
  askAll(questions, async (statements) =>
    statements.length === 0
      ? []
      : db.getExecutor().provideConnection((connection) => runAll(connection, statements, isSqlite(db))),
  )

interface Asking {
  readonly statements: readonly Statement[]
  readonly resolve: (answers: Row[][]) => void
  readonly reject: (error: unknown) => void
}

/** Of each database, who asks in this turn of the program. */
const askingInTurn = new WeakMap<Database, Asking[]>()

/** Sends what was asked for in a turn; each is told its own answers, and fails alone. */
function send(db: Database): void {
  const asking = askingInTurn.get(db) ?? []
  askingInTurn.delete(db)
  db.getExecutor()
    .provideConnection(async (connection) => {
      const answers = await settleAll(
        connection,
        asking.flatMap(({ statements }) => statements),
      )
      for (const { statements, resolve, reject } of asking) {
        try {
          resolve(answers.splice(0, statements.length).map(rowsOf))
        } catch (error) {
          reject(error)
        }
      }
    })
    .catch((error) => {
      for (const { reject } of asking) reject(error)
    })
}

/**
 * Reads with short statements, on PostgreSQL together with everything else that is read so in the same turn of the program: it goes there
 * and back on one connection and wakes one process. What takes long is read otherwise, for others would wait for it.
 */
export const readInTurn = <Kind extends string>(
  db: Database,
  questions: Questions<Kind>,
): Promise<Record<Kind, Row[]>> =>
  isSqlite(db)
    ? readTogether(db, questions)
    : askAll(questions, async (statements) =>
        statements.length === 0
          ? []
          : new Promise((resolve, reject) => {
              const asking = askingInTurn.get(db)
              askingInTurn.set(db, [...(asking ?? []), { statements, resolve, reject }])
              if (!asking) setImmediate(send, db)
            }),
      )

/** The rows of one statement that is read so. */
export const rowsInTurn = async (db: Database, statement: Statement): Promise<Row[]> =>
  (await readInTurn(db, { rows: [statement] })).rows

/** Writes with several statements in the caller's transaction; on PostgreSQL they go there and back together. */
export async function writeTogether(trx: Database, statements: readonly Statement[]): Promise<void> {
  if (!trx.isTransaction) throw new Error('What is written together is so in a transaction')
  await trx.getExecutor().provideConnection((connection) => runAll(connection, statements, isSqlite(trx)))
}

/** A transaction of few ways there and back: it begins with its first statements and is committed with its last. */
export interface ShortTransaction {
  readonly isSqlite: boolean
  /** Runs statements and answers with the rows of each kind: the first time only such as harm nobody when they are made alone. */
  ask<Kind extends string>(questions: Questions<Kind>): Promise<Record<Kind, Row[]>>
  /** Runs the last statements and commits. */
  commit(statements: readonly Statement[]): Promise<Row[][]>
}

const BEGIN = { text: 'begin' }
const COMMIT = { text: 'commit' }
const ROLLBACK = { text: 'rollback' }

/** Asks for ids of rows to come, each as `id`; those that are not used are left out. */
export const nextIds = ({ isSqlite }: Pick<ShortTransaction, 'isSqlite'>, table: string, count: number): Statement =>
  isSqlite
    ? {
        text: `with recursive place(n) as (select 1 union all select n + 1 from place where n < ?)
          select coalesce((select seq from sqlite_sequence where name = ?), 0) + n as id from place`,
        parameters: [count, table],
      }
    : {
        text: `select nextval(pg_get_serial_sequence(?, 'id')) as id from generate_series(1, cast(? as integer))`,
        parameters: [table, count],
      }

/** Runs a transaction of few ways; what it has not committed is undone when `work` ends or throws. */
export function inShortTransaction<Result>(
  db: Database,
  work: (trx: ShortTransaction) => Promise<Result>,
): Promise<Result> {
  const inSqlite = isSqlite(db)
  return db.getExecutor().provideConnection(async (connection) => {
    let state = 'new' as 'new' | 'open' | 'failed' | 'over'
    const run = async (statements: readonly Statement[]) => {
      if (state === 'over') throw new Error('The transaction is over')
      // PostgreSQL would answer a commit of it as if nothing were wrong, and undo it.
      if (state === 'failed') throw new Error('The transaction has failed before')
      try {
        return await runAll(connection, statements, inSqlite)
      } catch (error) {
        state = 'failed'
        throw error
      }
    }
    const ask = <Kind extends string>(questions: Questions<Kind>) =>
      askAll(questions, async (statements) => {
        const first = state === 'new' ? [BEGIN] : []
        const running = run([...first, ...statements])
        if (state === 'new') state = 'open'
        return (await running).slice(first.length)
      })
    const commit = async (statements: readonly Statement[]) => {
      // A write that is sent with a beginning which fails would be made alone.
      if (state === 'new') await ask({})
      const answers = await run([...statements, COMMIT])
      state = 'over'
      return answers.slice(0, -1)
    }
    try {
      return await work({ isSqlite: inSqlite, ask, commit })
    } finally {
      // What is to be told is why it failed, not that nothing is left to undo.
      if (state === 'open' || state === 'failed') await runAll(connection, [ROLLBACK], inSqlite).catch(() => {})
      state = 'over'
    }
  })
}
