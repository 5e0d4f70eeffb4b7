import { expect, test } from 'vitest'
import { fakeBrowser } from './fake-browser.ts'
import { createObservedStorage } from './observed-storage.ts'
import { createStoredValue } from './stored-value.ts'

const opened = (browser: ReturnType<typeof fakeBrowser>) =>
  createStoredValue<number[]>(createObservedStorage(browser.openTab()), {
    key: 'numbers',
    restore: (text) => (text ? JSON.parse(text) : []),
    toText: (numbers) => (numbers.length > 0 ? JSON.stringify(numbers) : null),
  })

test('a change starts from what another tab has stored meanwhile', () => {
  const browser = fakeBrowser()
  const [one, other] = [opened(browser), opened(browser)]
  one.update((numbers) => [...numbers, 1])
  other.update((numbers) => [...numbers, 2])
  expect([one.get(), other.get()]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

test('the value is the same object until it changes, and a change to itself stores nothing', () => {
  const browser = fakeBrowser()
  const value = opened(browser)
  expect(value.get()).toBe(value.get())
  value.update((numbers) => numbers)
  expect(browser.stored()).toEqual({})
})

test('a value without a text removes its key', () => {
  const browser = fakeBrowser({ numbers: '[1]' })
  opened(browser).update(() => [])
  expect(browser.stored()).toEqual({})
})
