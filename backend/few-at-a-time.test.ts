import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'

test('so many run at a time, and one that takes long holds up nobody', async () => {
  let running = 0
  let most = 0
  const ended: string[] = []
  await fewAtATime(['long', 'a', 'b', 'c', 'd'], 2, async (name) => {
    most = Math.max(most, ++running)
    await wait(name === 'long' ? 60 : 5)
    running--
    ended.push(name)
  })
  expect(most).toBe(2)
  expect(ended).toEqual(['a', 'b', 'c', 'd', 'long'])
})

test('after an error nothing is begun, and it is told when what runs has ended', async () => {
  const ended: string[] = []
  const all = fewAtATime(['long', 'bad', 'c', 'd'], 2, async (name) => {
    await wait(name === 'long' ? 30 : 1)
    if (name === 'bad') throw new Error('bad')
    ended.push(name)
  })
  await expect(all).rejects.toThrow('bad')
  expect(ended).toEqual(['long'])
})
