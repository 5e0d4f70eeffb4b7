import { BackupProblem } from '#backend/backup/archive-format.ts'
import { DatabaseProblem } from '#backend/db/database-problem.ts'
import { Fault } from '#backend/fault.ts'
import { outageOf } from '#backend/outage.ts'
import { ApiError } from '#sdk/api-error.ts'
import { StartError, UsageError } from '../start-error.ts'

type Failure = Error & { code?: string; errcode?: number }

/** SQLite's own numbers: for a database that another process writes to, and for a disk without room. */
const SQLITE_BUSY = [5, 6]
const SQLITE_FULL = 13

/** PostgreSQL's, in the class of missing resources. */
const POSTGRES_FULL = '53100'

/** The error with those that led to it. */
const causesOf = (error: unknown): Failure[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : [])

const isFull = ({ code, errcode = 0 }: Failure) =>
  code === 'ENOSPC' || code === 'EDQUOT' || code === POSTGRES_FULL || (errcode & 0xff) === SQLITE_FULL

const isBusy = ({ errcode = 0 }: Failure) => SQLITE_BUSY.includes(errcode & 0xff)

/** What a person can mend, in a sentence; undefined where nobody foresaw it. `undone` is what the program says of itself then. */
export function sentenceOf(error: unknown, undone: string): string | undefined {
  if (error instanceof UsageError) return error.message
  const causes = causesOf(error)
  if (causes.some(isFull)) return `The disk is full. ${undone} Make room and start again.`
  if (causes.some(isBusy))
    return `The database is busy: another process works on it, as one does that starts for the first time. ${undone} Try again in a moment.`
  if (error instanceof Error && isForeseen(error)) return `${error.message.replace(/(?<![.!?])$/, '.')} ${undone}`
  return undefined
}

const isForeseen = (error: Failure) =>
  [BackupProblem, DatabaseProblem, Fault, StartError].some((kind) => error instanceof kind) ||
  // Of another process's backend; one that failed unexpectedly says nothing that helps.
  (error instanceof ApiError && error.status !== 500) ||
  outageOf(error) !== undefined ||
  isOfTheSystem(error)

/** Ends the program with one sentence about what a person can mend, or with the whole error where nobody foresaw it. */
export function endWithSentence(undone: string): (error: unknown) => never {
  return (error) => {
    const sentence = sentenceOf(error, undone)
    if (sentence === undefined) console.error(error, `\n${undone}`)
    else console.error(`\n${sentence}`)
    process.exit(1)
  }
}

/** A file or folder that is missing, in the way, or may not be read. */
const isOfTheSystem = ({ code }: Failure) =>
  ['ENOENT', 'ENOTDIR', 'EACCES', 'EEXIST', 'EISDIR', 'EROFS', 'EPERM'].includes(code ?? '')
