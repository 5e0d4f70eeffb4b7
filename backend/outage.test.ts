import { expect, test } from 'vitest'
import { ConnectionLost, outageOf, PartAway } from './outage.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test.each([
  ['a refused connection', failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
  ['a server that ends', failure('terminating connection due to administrator command', { code: '57P01' })],
  ['a server that starts', failure('the database system is starting up', { code: '57P03' })],
  ['a statement that took too long', failure('canceling statement due to statement timeout', { code: '57014' })],
  ['a connection that broke between two statements', failure('Connection terminated unexpectedly')],
  ['a connection that fell silent', new ConnectionLost('The database has not answered for 6300 ms')],
  ['a full disk under PostgreSQL', failure('could not extend file', { code: '53100' })],
  ['a full disk under SQLite', failure('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['a failing disk under SQLite', failure('disk I/O error', { code: 'ERR_SQLITE_ERROR', errcode: 778 })],
  ['a full disk under the files', failure('ENOSPC: no space left on device', { code: 'ENOSPC' })],
  ['a bucket that hangs', new PartAway('The bucket did not answer')],
])('%s is an outage, told in its own words', (_, error) => expect(outageOf(error)).toBe(error.message))

test.each([
  ['a broken rule under PostgreSQL', failure('duplicate key value', { code: '23505' })],
  ['a broken rule under SQLite', failure('UNIQUE constraint failed', { code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
  ['a mistake of the program', new TypeError('undefined is not a function')],
  ['something that is no error', 'ECONNREFUSED'],
])('%s is none', (_, error) => expect(outageOf(error)).toBeUndefined())

test('an outage without words is told by its code', () =>
  expect(outageOf(failure('', { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED'))
