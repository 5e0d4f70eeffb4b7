import { expect, test } from 'vitest'
import { createCalm } from './calm.ts'

test('a cause is told once a minute, with how often it was met meanwhile', () => {
  let time = 0
  const { tell } = createCalm(() => time)
  expect(tell('connect ECONNREFUSED 127.0.0.1:5432')).toBe(0)
  for (let n = 0; n < 97; n++) expect(tell('connect ECONNREFUSED 127.0.0.1:5432')).toBeUndefined()
  expect(tell('No space left on device')).toBe(0)
  time = 60_000
  expect(tell('connect ECONNREFUSED 127.0.0.1:5432')).toBe(97)
})

test('the same cause on another connection is no other', () => {
  const { tell } = createCalm(() => 0)
  expect(tell('read ECONNRESET of process 17')).toBe(0)
  expect(tell('read ECONNRESET of process 18')).toBeUndefined()
})
