import { expect, test, vi } from 'vitest'
import { inPieces, inTurn } from './long-work.ts'

test('a stopped work does not begin its next part, and tells how far it came', async () => {
  const stop = new AbortController()
  const tell = vi.fn()
  const done: number[] = []
  const step = async (part: number) => {
    done.push(part)
    if (part === 2) stop.abort()
  }
  expect(await inTurn([1, 2, 3], step, { tell, signal: stop.signal })).toBe(false)
  expect(done).toEqual([1, 2])
  expect(tell).toHaveBeenLastCalledWith({ done: 1, all: 3 })
})

test('a list is cut into pieces that together are the list', () => {
  expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inPieces([], 2)).toEqual([])
})
