import { expect, test } from 'vitest'
import { reloadOnce } from './chunk-reload.ts'

function browser() {
  const stored = new Map<string, string>()
  return {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    } as Storage,
  }
}

test('an address is reloaded once for a chunk that cannot be loaded, and not for ever', () => {
  const win = browser()
  expect(reloadOnce(win, '/kontakt', 'build-1')).toBe(true)
  expect(reloadOnce(win, '/kontakt', 'build-1')).toBe(false)
})

test('a new build may be reloaded again', () => {
  const win = browser()
  reloadOnce(win, '/kontakt', 'build-1')
  expect(reloadOnce(win, '/kontakt', 'build-2')).toBe(true)
})

test('without storage nothing is reloaded, for nothing could stop the loop', () => {
  const sessionStorage = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  } as unknown as Storage
  expect(reloadOnce({ sessionStorage }, '/kontakt', 'build-1')).toBe(false)
})
