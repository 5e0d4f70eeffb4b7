import { expect, test } from 'vitest'
import { BackupProblem } from '#backend/backup/archive-format.ts'
import { DatabaseProblem } from '#backend/db/database-problem.ts'
import { StartError, UsageError } from '../start-error.ts'
import { sentenceOf } from './end-with-sentence.ts'

const UNDONE = 'No backup was made.'

const failure = (message: string, more: object) => Object.assign(new Error(message), more)

test('each sentence has its own full stop, whatever the failure ends with', () => {
  expect(sentenceOf(failure("ENOENT: no such file or directory, access '/a.tar'", { code: 'ENOENT' }), UNDONE)).toBe(
    "ENOENT: no such file or directory, access '/a.tar'. No backup was made.",
  )
  expect(sentenceOf(new StartError('There is nothing to back up.'), UNDONE)).toBe(
    'There is nothing to back up. No backup was made.',
  )
})

test('wrong words of a command line are answered by the usage alone', () => {
  expect(sentenceOf(new UsageError('Use: npm run backup -- FILE'), UNDONE)).toBe('Use: npm run backup -- FILE')
})

test('a full disk is told as such, also where it led to another failure', () => {
  const full = failure('ENOSPC: no space left on device, write', { code: 'ENOSPC' })
  for (const error of [full, new Error('demo/a.json: page "home"', { cause: full }), failure('full', { errcode: 13 })])
    expect(sentenceOf(error, UNDONE)).toBe('The disk is full. No backup was made. Make room and start again.')
})

test('a database that another process writes to is one to come back to', () => {
  const locked = failure('database is locked', { errcode: 5 })
  for (const error of [locked, new DatabaseProblem('The database could not be migrated.', { cause: locked })])
    expect(sentenceOf(error, UNDONE)).toMatch(/^The database is busy: .* No backup was made\. Try again in a moment\.$/)
})

test('what was foreseen is told in its own words, and nothing else is', () => {
  for (const error of [
    new DatabaseProblem('The database that DATABASE_URL names cannot be reached: ECONNREFUSED.'),
    new BackupProblem('The archive is damaged or incomplete.'),
    failure('connect ECONNREFUSED 127.0.0.1:1.', { code: 'ECONNREFUSED' }),
  ])
    expect(sentenceOf(error, UNDONE)).toBe(`${error.message} No backup was made.`)
  expect(sentenceOf(new TypeError('x is undefined'), UNDONE)).toBeUndefined()
})
