import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { ConnectionLost, PoolCrowded } from '../outage.ts'
import { keptName } from './kept-statements.ts'

export interface Bounds {
  /** Milliseconds after which a statement without an answer has lost its connection. */
  readonly statement: number
  /** Who may wait for a connection while all are taken. */
  readonly waiting: number
}

/** A connection on which no statement waits for ever. */
class BoundedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #longest: number
  #isLost = false

  constructor(client: pg.PoolClient, longest: number) {
    this.#client = client
    this.#longest = longest
  }

  query<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not used here')
    return this.#run<R>(statement, parameters)
  }

  async #run<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (this.#isLost) throw new ConnectionLost('The connection to the database is lost')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const lost = new ConnectionLost(`The database has not answered for ${this.#longest} ms`)
        this.#giveUp(lost)
        reject(lost)
      }, this.#longest)
    })
    try {
      const name = keptName(this.#client, text, parameters.length)
      const answer = this.#client.query({ ...(name && { name }), text, values: [...parameters] })
      return (await Promise.race([answer, late])) as PostgresQueryResult<R>
    } catch (error) {
      // Nobody may have a connection after this one whose transaction goes on.
      if (text === 'rollback') this.#giveUp(error as Error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Ends the socket, on which an answer may still be awaited. */
  #giveUp(reason: Error): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#client.release(reason)
  }

  release(destroy?: boolean): void {
    if (!this.#isLost) this.#client.release(destroy)
  }
}

/** A pool as Kysely asks for it, which answers or fails within its bounds whatever becomes of the way to the database. */
export function boundedPool(pool: pg.Pool, { statement, waiting }: Bounds): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (pool.waitingCount >= waiting) throw new PoolCrowded('Too many wait for the database')
      return new BoundedClient(await pool.connect(), statement)
    },
  }
}
