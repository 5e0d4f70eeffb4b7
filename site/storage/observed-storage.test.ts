import { expect, test, vi } from 'vitest'
import { denyingBrowser, fakeBrowser } from './fake-browser.ts'
import { createObservedStorage } from './observed-storage.ts'

test('what one tab writes, another reads, and both are told', () => {
  const browser = fakeBrowser()
  const [one, other] = [createObservedStorage(browser.openTab()), createObservedStorage(browser.openTab())]
  const [told, otherTold] = [vi.fn(), vi.fn()]
  one.subscribe(told)
  other.subscribe(otherTold)
  one.write('int-consents', 'yes')
  expect(other.read('int-consents')).toBe('yes')
  expect(told).toHaveBeenCalledOnce()
  expect(otherTold).toHaveBeenCalledOnce()
})

test('nothing is stored by reading, listing or listening', () => {
  const browser = fakeBrowser()
  const storage = createObservedStorage(browser.openTab())
  storage.subscribe(() => {})
  expect([storage.read('a'), storage.keys(), browser.stored()]).toEqual([null, [], {}])
})

test('null removes the key', () => {
  const browser = fakeBrowser({ a: '1', b: '2' })
  const storage = createObservedStorage(browser.openTab())
  storage.write('a', null)
  expect([storage.keys(), browser.stored()]).toEqual([['b'], { b: '2' }])
})

test('who unsubscribes hears no more, neither of this tab nor of others', () => {
  const browser = fakeBrowser()
  const [one, other] = [createObservedStorage(browser.openTab()), createObservedStorage(browser.openTab())]
  const told = vi.fn()
  one.subscribe(told)()
  one.write('a', '1')
  other.write('a', '2')
  expect(told).not.toHaveBeenCalled()
})

test.each([
  ['denies storage', denyingBrowser],
  ['is not there, on the server', undefined],
])('where the browser %s, what is written lasts as long as the page', (_case, browser) => {
  const storage = createObservedStorage(browser)
  storage.write('a', '1')
  expect([storage.read('a'), storage.read('b'), storage.keys()]).toEqual(['1', null, ['a']])
  storage.write('a', null)
  expect([storage.read('a'), storage.keys()]).toEqual([null, []])
})
