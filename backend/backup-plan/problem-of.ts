import type { BackupProblemCode } from '#contract/wire/backup-plan.ts'
import { BackupProblem } from '../backup/archive-format.ts'
import { BucketRefuses, outageOf } from '../outage.ts'

/** What was restored is not what the archive says of itself. */
export class Differs extends Error {
  override name = 'Differs'
}

/** Why a backup or a trial failed, and in the words of who noticed. */
export interface Failed {
  readonly problem: BackupProblemCode
  readonly detail: string
}

const CODES: readonly [RegExp, BackupProblemCode][] = [
  // The last is PostgreSQL's own.
  [/^(ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ENOENT|EEXIST)$/, 'unwritable'],
]

/** SQLite has no room. */
const SQLITE_FULL = 13

function codeOf(error: Error): BackupProblemCode {
  if (error instanceof BackupProblem) return error.why
  if (error instanceof Differs) return 'differs'
  if (error instanceof BucketRefuses) return 'refused'
  if (error.name === 'AbortError') return 'interrupted'
  const { code = '', errcode = 0 } = error as { code?: string; errcode?: number }
  if ((errcode & 0xff) === SQLITE_FULL) return 'full'
  const known = CODES.find(([codes]) => codes.test(code))
  if (known) return known[1]
  return outageOf(error) === undefined ? 'other' : 'away'
}

/** What is kept of a failure. */
export function problemOf(error: unknown): Failed {
  const reason = error instanceof Error ? error : new Error(String(error))
  return { problem: codeOf(reason), detail: (reason.message || reason.name).slice(0, 500) }
}
