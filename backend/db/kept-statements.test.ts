import type pg from 'pg'
import { expect, test } from 'vitest'
import { keptName } from './kept-statements.ts'

const connection = () => ({}) as pg.PoolClient

test('a statement has a name from the second time on, its own on each connection', () => {
  const [one, other] = [connection(), connection()]
  const names = ['a', 'b', 'a', 'b', 'a'].map((text) => keptName(one, text, 1))
  expect(names).toEqual([undefined, undefined, 'kept_0', 'kept_1', 'kept_0'])
  expect(keptName(other, 'b', 1)).toBeUndefined()
  expect(keptName(other, 'b', 1)).toBe('kept_0')
})

test('what gives all columns, has no parameters or very many is never kept', () => {
  const client = connection()
  const twice = (text: string, parameters = 1) => [1, 2].map(() => keptName(client, text, parameters))[1]
  for (const text of ['select * from a', 'select p.*, b.x from a', 'insert into a returning *', 'select x, * from a'])
    expect(twice(text)).toBeUndefined()
  expect(twice('begin', 0)).toBeUndefined()
  expect(twice('insert into a values', 10_000)).toBeUndefined()
  expect(twice('select count(*) from a')).toBeDefined()
})

test('after so many statements no more are kept, and those that are stay', () => {
  const client = connection()
  for (let round = 0; round < 2; round++) for (let n = 0; n < 300; n++) keptName(client, `select ${n}`, 1)
  expect(keptName(client, 'select 7', 1)).toBe('kept_7')
  expect(keptName(client, 'select 299', 1)).toBeUndefined()
})
