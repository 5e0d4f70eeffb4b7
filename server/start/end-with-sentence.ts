import { BackupProblem } from '#backend/backup/archive-format.ts'
import { PartAway } from '#backend/outage.ts'
import { StartError } from '../start-error.ts'

type Failure = Error & { code?: string; errcode?: number }

/** SQLite's own number for a disk without room. */
const SQLITE_FULL = 13

/** PostgreSQL's, in the class of missing resources. */
const POSTGRES_FULL = '53100'

const isFull = ({ code, errcode }: Failure) =>
  code === 'ENOSPC' || code === 'EDQUOT' || code === POSTGRES_FULL || errcode === SQLITE_FULL

/** Ends the program with one sentence about what a person can mend, or with the whole error where nobody foresaw it. */
export function endWithSentence(undone: string): (error: Failure) => never {
  return (error) => {
    if (isFull(error)) console.error(`\nThe disk is full. ${undone} Make room and start again.`)
    else if (
      error instanceof BackupProblem ||
      error instanceof PartAway ||
      error instanceof StartError ||
      isOfTheSystem(error)
    )
      console.error(`\n${error.message} ${undone}`)
    else console.error(error, `\n${undone}`)
    process.exit(1)
  }
}

/** A file that is missing, or may not be read. */
const isOfTheSystem = ({ code }: Failure) => ['ENOENT', 'EACCES', 'EISDIR', 'EROFS', 'EPERM'].includes(code ?? '')
