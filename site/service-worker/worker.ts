import { disable, enable, isSupported } from 'workbox-navigation-preload'
import { PrecacheController } from 'workbox-precaching'
import { createKeptPages } from './kept-pages.ts'
import { createOfflineCards } from './offline-cards.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** Written by the build: which one it is, and the files of its shell. */
declare const BUILD_HASH: string
declare const SHELL: string[]

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = LifeEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: LifeEvent & MessageEvent<WorkerMessage>) => void): void
  location: Location
  caches: CacheStorage
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<unknown[]>
  }
  skipWaiting(): Promise<void>
}

/** The compiler knows the global scope of pages alone. */
declare const self: WorkerScope

/** How long a page that is kept waits for the network, in milliseconds. */
const PATIENCE = 5000

const ask = (address: string, init?: RequestInit) => fetch(address, init)
const shell = new PrecacheController({ cacheName: 'int-shell' })
const pages = createKeptPages({ caches: self.caches, fetch: ask, buildHash: BUILD_HASH })
const cards = createOfflineCards({ caches: self.caches, fetch: ask, now: Date.now })

// Names of files carry the hash of their content: two builds never have different files under one name.
shell.addToCacheList(SHELL.map((url) => ({ url, revision: null })))
if (isSupported()) enable()
else disable()

self.addEventListener('install', (event) => {
  event.waitUntil(shell.install(event))
  event.waitUntil(cards.fetchAll().then(pages.takeOver))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate(event))
  event.waitUntil(pages.dropOtherBuilds())
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', (event) => {
  const message = event.data
  if (message.type === 'keep') event.waitUntil(inTurn(() => pages.keep(message.address, message.files)))
  if (message.type === 'forget') event.waitUntil(inTurn(pages.forgetAll))
  if (message.type === 'build') event.ports[0]?.postMessage(BUILD_HASH)
  if (message.type === 'takeOver') event.waitUntil(takeOver(message.onlyWhenAlone))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || isBackOffice(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event, url.href))
  else if (url.pathname.startsWith('/build/')) event.respondWith(buildFile(request))
  else if (url.pathname.startsWith('/assets/') && request.destination === 'image') event.respondWith(picture(request))
})

let turn = Promise.resolve()

/** One after the other, so that no page that was on its way is kept after a refusal. */
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work).catch(() => {})
  return turn
}

const isBackOffice = (path: string) => /^\/admin(\/|$)/.test(path)

async function takeOver(onlyWhenAlone: boolean): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!onlyWhenAlone || open.length === 1) await self.skipWaiting()
}

async function page(event: FetchEvent, address: string): Promise<Response> {
  const network = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request))
  const kept = await pages.find(address)
  try {
    const response = await (kept ? Promise.race([network, impatience()]) : network)
    event.waitUntil(refreshCards())
    // A proxy in front of a server that is down.
    return kept && response.status >= 502 ? kept : response
  } catch {
    return kept ?? cards.cardFor(address)
  }
}

async function refreshCards(): Promise<void> {
  if (await cards.isDue()) await cards.fetchAll().catch(() => {})
}

const impatience = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The network is too slow.')), PATIENCE))

async function buildFile(request: Request): Promise<Response> {
  return (await shell.matchPrecache(request)) ?? (await pages.findFile(request.url)) ?? fetch(request)
}

async function picture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await pages.findFile(request.url)) ?? Response.error()
  }
}
