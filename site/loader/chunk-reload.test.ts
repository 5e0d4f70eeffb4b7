import { expect, test } from 'vitest'
import { reloadOnce } from './chunk-reload.ts'

function browser(state: unknown = null) {
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next
    },
  }
  return { history }
}

test('an address is reloaded once for a chunk that cannot be loaded, and not for ever', () => {
  const win = browser()
  expect(reloadOnce(win, '/kontakt', 'build-1')).toBe(true)
  expect(reloadOnce(win, '/kontakt', 'build-1')).toBe(false)
})

test('a new build, and another address, may be loaded again', () => {
  const win = browser()
  reloadOnce(win, '/kontakt', 'build-1')
  expect(reloadOnce(win, '/kontakt', 'build-2')).toBe(true)
  expect(reloadOnce(win, '/impressum', 'build-2')).toBe(true)
})

test('the entry of the history keeps what else it knows', () => {
  const win = browser({ key: 'k1', scroll: 900 })
  reloadOnce(win, '/kontakt', 'build-1')
  expect(win.history.state).toEqual({ key: 'k1', scroll: 900, reloaded: 'build-1 /kontakt' })
})
