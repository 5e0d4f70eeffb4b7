import { expect, test } from 'vitest'
import { registerWorker } from './register-worker.ts'

class FakeWorker extends EventTarget {
  state = 'installing'
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function setUp({ address = 'https://juwelier.example', controlled = false, fails = false } = {}) {
  const said: string[] = []
  const updates: ServiceWorker[] = []
  const worker = new FakeWorker()
  const registration = Object.assign(new EventTarget(), { installing: worker, waiting: null as FakeWorker | null })
  const registered: string[] = []
  const parts = {
    location: new URL(address) as unknown as Location,
    container: {
      controller: controlled ? {} : null,
      async register(path: string) {
        if (fails) throw new TypeError('no such file')
        registered.push(path)
        return registration
      },
    } as unknown as ServiceWorkerContainer,
    console: {
      log: (...texts: unknown[]) => said.push(texts.join(' ')),
      error: (...texts: unknown[]) => said.push(`error: ${texts.join(' ')}`),
    },
    onUpdate: (waiting: ServiceWorker) => updates.push(waiting),
  }
  const find = () => registration.dispatchEvent(new Event('updatefound'))
  return { parts, said, updates, worker, registration, registered, find }
}

test('the worker is registered at /sw.js over HTTPS and on this machine', async () => {
  for (const address of [
    'https://juwelier.example',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]',
  ]) {
    const { parts, registered } = setUp({ address })
    await registerWorker(parts)
    expect(registered, address).toEqual(['/sw.js'])
  }
})

test('without TLS, or where it cannot be had, the page does without it and says so', async () => {
  const plain = setUp({ address: 'http://juwelier.example' })
  await registerWorker(plain.parts)
  expect(plain.registered).toEqual([])
  expect(plain.said).toEqual(['error: Service workers can only be used over HTTPS, or on localhost for development'])
  const failing = setUp({ fails: true })
  await registerWorker(failing.parts)
  expect(failing.said).toEqual(['error: Error during service worker registration: TypeError: no such file'])
  expect(await registerWorker({ ...setUp().parts, container: undefined })).toBeUndefined()
})

test('the first worker makes the site ready for visits without network', async () => {
  const { parts, worker, find, said, updates } = setUp()
  await registerWorker(parts)
  find()
  worker.become('installed')
  worker.become('activated')
  expect(said).toEqual(['Content is now available offline!', 'The service worker is active.'])
  expect(updates).toEqual([])
})

test('a further worker is new content, offered once it is installed, or found waiting from a visit before', async () => {
  const { parts, worker, find, said, updates } = setUp({ controlled: true })
  await registerWorker(parts)
  find()
  worker.become('installed')
  expect(said).toEqual(['New content is available.'])
  expect(updates).toEqual([worker])
  const later = setUp({ controlled: true })
  later.registration.waiting = later.worker
  await registerWorker(later.parts)
  expect(later.updates).toEqual([later.worker])
})

test('a worker that a newer one replaces is no fault', async () => {
  const { parts, worker, find, said } = setUp()
  await registerWorker(parts)
  find()
  for (const state of ['installed', 'activated', 'redundant']) worker.become(state)
  expect(said).toEqual(['Content is now available offline!', 'The service worker is active.'])
})

test('a worker that could not be installed is logged', async () => {
  const { parts, worker, find, said } = setUp()
  await registerWorker(parts)
  find()
  worker.become('redundant')
  expect(said).toEqual(['error: The installing service worker became redundant.'])
})
