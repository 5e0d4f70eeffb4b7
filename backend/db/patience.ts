/** How long, in milliseconds, the database is waited for, and by how many at a time. */
export interface Patience {
  /** For a new connection, or for one that others have. */
  readonly connection: number
  /** For one statement; PostgreSQL gives it up by then. */
  readonly statement: number
  /** For the next statement of a transaction, after which PostgreSQL undoes it and frees what it holds: 0 is for ever. */
  readonly transaction: number
  /** Who may wait for a connection. */
  readonly waiting: number
}

/** Of calls that somebody waits for: together less than the ten seconds in which each is answered. */
export const OF_CALLS: Patience = { connection: 3000, statement: 6000, transaction: 10_000, waiting: 200 }
