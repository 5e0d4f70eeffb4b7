/** A part of the installation that does not answer, or takes no more: thrown where only that part can tell. */
export class PartAway extends Error {
  override name = 'PartAway'
}

/** Thrown where the bucket does not let this installation in: there is none of that name, or keys and rights are not right. */
export class BucketRefuses extends PartAway {
  override name = 'BucketRefuses'
}

/** Thrown where the database gives no answer: the connection counts as lost and is thrown away. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** Thrown at once where so many already wait for a connection that waiting makes no sense. */
export class PoolCrowded extends Error {
  override name = 'PoolCrowded'
}

interface Failure extends Error {
  /** PostgreSQL: the SQLSTATE. The system: `ECONNREFUSED`, `ENOSPC`, … */
  readonly code?: string
  /** SQLite: the extended result code. */
  readonly errcode?: number
}

/** No way there, and no room there. */
const OF_THE_SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EMFILE|ENFILE)$/

/** Connections lost; too few resources, no room among them; the server ending or starting, or a statement given up; waited too long or in vain for a lock; a stand-in that only reads. */
const OF_POSTGRES = /^(08...|53...|57P0[1-5]|57014|25P03|55P03|40P01|40001|25006)$/

/** Busy, locked, only to be read, failing, full, not to be opened. */
const OF_SQLITE = [5, 6, 8, 10, 13, 14]

/** What `pg` says of connections without giving a code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|Cannot use a pool after calling end)/

/**
 * Whether something failed because a part of the installation (database, disk, storage) is away, full or overcrowded, and not because
 * of what was asked: the same may go well a little later. Returns the cause in the words of who noticed, else undefined.
 */
export function outageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', errcode, message } = error as Failure
  if (error instanceof ConnectionLost || error instanceof PoolCrowded || error instanceof PartAway) return message
  if (errcode !== undefined) return OF_SQLITE.includes(errcode & 0xff) ? message : undefined
  if (OF_THE_SYSTEM.test(code) || OF_POSTGRES.test(code) || LOST.test(message)) return message || code
  return undefined
}
