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
  const queue = createWorkQueue({ workers: 2, maxWaiting: 10 })
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
  const queue = createWorkQueue({ workers: 1, maxWaiting: 1 })
  const first = held('a')
  const running = [queue.run(first.task), queue.run(async () => 'b')]
  await expect(queue.run(async () => 'c')).rejects.toBeInstanceOf(QueueFull)
  first.end()
  expect(await Promise.all(running)).toEqual(['a', 'b'])
})

test('a failing task frees its worker', async () => {
  const queue = createWorkQueue({ workers: 1, maxWaiting: 1 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('work that was put off waits until nobody else does and leaves a worker free', async () => {
  const queue = createWorkQueue({ workers: 2, maxWaiting: 10 })
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
  const queue = createWorkQueue({ workers: 1, maxWaiting: 10 })
  const next = held(0)
  queue.later(() => Promise.reject(new Error('broken')))
  queue.later(next.task)
  await settle()
  expect(next.started()).toBe(true)
  next.end()
})

test('closing waits for what runs and drops what was put off', async () => {
  const queue = createWorkQueue({ workers: 1, maxWaiting: 10 })
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

/** Lets clients ask one worker, and notes in which order their tasks are begun; each takes 100 ms. */
function oneWorker(bounds: Partial<Parameters<typeof createWorkQueue>[0]> = {}) {
  let now = 0
  const queue = createWorkQueue({ workers: 1, maxWaiting: 100, ...bounds, now: () => now })
  const begun: string[] = []
  const ask = (name: string, client: string) =>
    queue.run(async () => {
      begun.push(name)
      await settle()
      now += 100
    }, client)
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { ask, begun, pass }
}

test('of those who wait, whoever has had the least goes first, however much others ask for', async () => {
  const { ask, begun } = oneWorker()
  const strangers = ['s1', 's2', 's3', 's4'].map((name) => ask(name, 'stranger'))
  const visitor = ask('visitor', 'visitor')
  await Promise.all([...strangers, visitor])
  expect(begun).toEqual(['s1', 'visitor', 's2', 's3', 's4'])
})

test('fifty strangers who ask without end leave the next turn to a visitor who pauses, each time', async () => {
  const { ask, begun, pass } = oneWorker()
  let isOver = false
  const stranger = async (name: string) => {
    while (!isOver) await ask(name, name)
  }
  const strangers = Array.from({ length: 50 }, (_, n) => stranger(`s${n}`))
  await settle()
  const places: number[] = []
  for (let n = 0; n < 20; n++) {
    // One of the strangers is being served, and the others wait, while the visitor looks at what came.
    pass(200)
    const before = begun.length
    await ask('visitor', 'visitor')
    places.push(begun.indexOf('visitor', before) - before)
  }
  isOver = true
  await Promise.all(strangers)
  expect(Math.max(...places)).toBe(0)
})

test('strangers whose way there and back takes as long as a pause stand behind a visitor too', async () => {
  const { ask, begun, pass } = oneWorker()
  let isOver = false
  const stranger = async (name: string) => {
    while (!isOver) {
      await ask(name, name)
      for (let turns = 0; turns < 9; turns++) await settle()
    }
  }
  const strangers = Array.from({ length: 50 }, (_, n) => stranger(`s${n}`))
  await settle()
  const places: number[] = []
  for (let n = 0; n < 20; n++) {
    pass(200)
    const before = begun.length
    await ask('visitor', 'visitor')
    places.push(begun.indexOf('visitor', before) - before)
  }
  isOver = true
  await Promise.all(strangers)
  expect(Math.max(...places)).toBeLessThanOrEqual(1)
})

test('a whole page of pictures comes before those of strangers who ask without end', async () => {
  const { ask, begun, pass } = oneWorker()
  const strangers = Array.from({ length: 50 }, (_, n) =>
    ask(`s${n}`, `stranger ${n}`).then(() => ask('again', `stranger ${n}`)),
  )
  pass(20_000)
  const page = Array.from({ length: 12 }, () => ask('page', 'visitor'))
  await Promise.all([...page, ...strangers])
  expect(begun.slice(1, 9)).toEqual(Array(8).fill('page'))
})

test('one client can have only so many tasks waiting, whatever room there is', async () => {
  const { ask } = oneWorker({ ofOne: 2 })
  const asked = [1, 2, 3].map((n) => ask(`s${n}`, 'stranger'))
  await expect(ask('s4', 'stranger')).rejects.toBeInstanceOf(QueueFull)
  await Promise.all([...asked, ask('v', 'visitor')])
})

test('who has waited too long is refused', async () => {
  const { ask, begun } = oneWorker({ longestWait: 250 })
  const asked = [1, 2, 3, 4, 5].map((n) => ask(`s${n}`, 'stranger'))
  const results = await Promise.allSettled(asked)
  expect(begun).toEqual(['s1', 's2', 's3'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
})

test('the program itself, which fills a shop with pictures, may have as much waiting as there is room, for as long as it takes', async () => {
  const { ask, begun } = oneWorker({ ofOne: 2, longestWait: 250 })
  await Promise.all(['p1', 'p2', 'p3', 'p4', 'p5'].map((name) => ask(name, '')))
  expect(begun).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
})
