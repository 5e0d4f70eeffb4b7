import { expect, test } from 'vitest'
import { createWorkQueue, QueueFull } from './work-queue.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A task that ends when told to. */
function held<T>(result: T) {
  let started = false
  let end = () => {}
  const task = () => {
    started = true
    return new Promise<T>((resolve) => {
      end = () => resolve(result)
    })
  }
  return { task, end: () => end(), started: () => started }
}

test('no more tasks run at a time than there are workers', async () => {
  const queue = createWorkQueue(2, 10)
  const tasks = [held(1), held(2), held(3)]
  const results = Promise.all(tasks.map(({ task }) => queue.run(task)))
  expect(tasks.map(({ started }) => started())).toEqual([true, true, false])
  tasks[0]?.end()
  await settle()
  expect(tasks[2]?.started()).toBe(true)
  for (const { end } of tasks) end()
  expect(await results).toEqual([1, 2, 3])
})

test('a task that finds too many waiting is refused', async () => {
  const queue = createWorkQueue(1, 1)
  const first = held('a')
  const running = [queue.run(first.task), queue.run(async () => 'b')]
  await expect(queue.run(async () => 'c')).rejects.toBeInstanceOf(QueueFull)
  first.end()
  expect(await Promise.all(running)).toEqual(['a', 'b'])
})

test('a failing task frees its worker', async () => {
  const queue = createWorkQueue(1, 1)
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('work that was put off waits until nobody else does and leaves a worker free', async () => {
  const queue = createWorkQueue(2, 10)
  const [visitor, late, later] = [held(0), held(0), held(0)]
  const visit = queue.run(visitor.task)
  queue.later(late.task)
  queue.later(later.task)
  expect(late.started()).toBe(false)
  visitor.end()
  await visit
  await settle()
  expect([late.started(), later.started()]).toEqual([true, false])
  expect(await queue.run(async () => 'at once')).toBe('at once')
  late.end()
  await settle()
  expect(later.started()).toBe(true)
  later.end()
})

test('work that was put off and fails does not stop the rest', async () => {
  const queue = createWorkQueue(1, 10)
  const next = held(0)
  queue.later(() => Promise.reject(new Error('broken')))
  queue.later(next.task)
  await settle()
  expect(next.started()).toBe(true)
  next.end()
})

test('closing waits for what runs and drops what was put off', async () => {
  const queue = createWorkQueue(1, 10)
  const [running, dropped] = [held(0), held(0)]
  const run = queue.run(running.task)
  queue.later(dropped.task)
  let closed = false
  const closing = queue.close().then(() => {
    closed = true
  })
  await settle()
  expect(closed).toBe(false)
  running.end()
  await Promise.all([run, closing])
  expect(dropped.started()).toBe(false)
})

test('of those who wait, whoever has had the least goes first, however much others ask for', async () => {
  const queue = createWorkQueue(1, 100)
  const begun: string[] = []
  const task = (name: string, client: string) =>
    queue.run(async () => {
      begun.push(name)
    }, client)
  const strangers = ['s1', 's2', 's3', 's4'].map((name) => task(name, 'stranger'))
  const visitor = task('visitor', 'visitor')
  await Promise.all([...strangers, visitor])
  expect(begun).toEqual(['s1', 'visitor', 's2', 's3', 's4'])
})
