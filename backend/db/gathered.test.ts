import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A reading that is over when it is told to be. */
function slowReading() {
  const readings: { keys: readonly number[]; end: () => void }[] = []
  const ask = gathered((keys: readonly number[]) => {
    const { promise, resolve } = Promise.withResolvers<number[]>()
    readings.push({ keys, end: () => resolve(keys.map((key) => key * 10)) })
    return promise
  })
  return { readings, ask }
}

test('who asks at the same moment is read for at once, who comes meanwhile by the next reading, and each is told its own', async () => {
  const { readings, ask } = slowReading()
  const first = Promise.all([ask(1), ask(2)])
  await pause(5)
  const second = Promise.all([ask(3), ask(2)])
  await pause(5)
  expect(readings.map(({ keys }) => keys)).toEqual([[1, 2]])
  readings[0]?.end()
  expect(await first).toEqual([10, 20])
  await pause(5)
  expect(readings.map(({ keys }) => keys)).toEqual([
    [1, 2],
    [3, 2],
  ])
  readings[1]?.end()
  expect(await second).toEqual([30, 20])
})

test('a reading that has no answer holds up the next for a moment only', async () => {
  const { readings, ask } = slowReading()
  void ask(1)
  await pause(5)
  const second = ask(2)
  await expect.poll(() => readings.length, { timeout: 2000 }).toBe(2)
  readings[1]?.end()
  expect(await second).toBe(20)
})

test('a key that cannot be read fails alone, and with the database away all do, without another try', async () => {
  let readings = 0
  const failing = (error: Error) =>
    gathered(async (keys: readonly number[]) => {
      readings++
      if (keys.includes(2)) throw error
      return keys
    })
  const asked = (ask: (key: number) => Promise<number>) => Promise.allSettled([1, 2, 3].map(ask))
  const outcomes = await asked(failing(new Error('out of range')))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  readings = 0
  const away = await asked(failing(Object.assign(new Error('reset'), { code: 'ECONNRESET' })))
  expect(away.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(readings).toBe(1)
})
