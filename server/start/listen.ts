import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { KEEP_ALIVE } from '../http/keep-alive.ts'
import { bringsArchive, endLate } from '../http/late-body.ts'
import { bringsBody, leaveUnread } from '../http/unread-body.ts'
import type { Config } from './config.ts'
import { listenError } from './listen-error.ts'

/**
 * How many connections may be open, and in how many milliseconds the head of a request and all of it must have come: an upload of 20 MB
 * over a slow line takes two minutes, and an archive of 4 GB over a fast one an hour.
 */
const BOUNDS = {
  maxConnections: 4000,
  headersTimeout: 20_000,
  requestTimeout: 150_000,
  archiveTimeout: 3_600_000,
  connectionsCheckingInterval: 5000,
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** Answers a request itself, or says that it does not. */
type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

export type Listening = {
  address: string
  /**
   * Takes no more connections, and requests over those that are open for at most so many milliseconds, each as the last of its
   * connection: a proxy finds those that it keeps closed by an answer and never under a request, and takes another server for new ones.
   */
  drain: (milliseconds: number) => Promise<void>
  /** Lets requests in flight finish. */
  close: () => Promise<void>
}

/** How long requests in flight may take after that, in milliseconds. */
const GRACE = 5000

/** How many milliseconds a turn of the event loop takes in which nothing was to be done, and how many such a turn is waited for. */
const QUIET_TURN = 0.5
const LONGEST_TAKING = 500

/** How often idle connections are closed meanwhile, in milliseconds. */
const SWEEP = 50

/**
 * Serves on the configured port what `fetch` answers, unless the shortcut is there first; a port that cannot be had is a
 * StartError that says why.
 */
export async function listen(
  fetch: Fetch,
  { port, host }: Pick<Config, 'port' | 'host'>,
  shortcut: Shortcut = () => false,
  bounds = BOUNDS,
): Promise<Listening> {
  // Its own cleaning reads 64 MB on, and then takes the answer away from whoever still sends.
  const answer = getRequestListener(fetch, { autoCleanupIncoming: false })
  const inFlight = new Set<ServerResponse>()
  let isDraining = false
  let closed: Promise<void> | undefined
  const server = createServer({ ...bounds, requestTimeout: bounds.archiveTimeout }, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false
    if (bringsBody(request)) {
      leaveUnread(request, response)
      if (!bringsArchive(request)) endLate(request, response, bounds.requestTimeout)
    }
    if (shortcut(request, response)) return
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    void answer(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE
  server.maxConnections = bounds.maxConnections
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  const actualPort = typeof bound === 'object' && bound ? bound.port : port
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    address: `http://${shownHost}:${actualPort}`,
    async drain(milliseconds) {
      isDraining = true
      closed ??= stopListening(server)
      for (const response of inFlight) response.shouldKeepAlive = false
      await Promise.race([closed, wait(milliseconds)])
    },
    close() {
      closed ??= stopListening(server)
      return endConnections(server, closed)
    },
  }
}

/**
 * Resolves in a turn of the event loop right after which the fewest connections wait to be taken: one that took none and no time. The
 * system resets those that wait when the port is closed, and with them requests that are on their way.
 */
async function untilNoneWaits(server: Server): Promise<void> {
  const end = performance.now() + LONGEST_TAKING
  let taken = 0
  const count = () => taken++
  server.on('connection', count)
  for (let isQuiet = false; !isQuiet; ) {
    const [before, from] = [taken, performance.now()]
    await new Promise((resolve) => setImmediate(resolve))
    const now = performance.now()
    isQuiet = (taken === before && now - from < QUIET_TURN) || now > end
  }
  server.off('connection', count)
}

/** Takes no more connections; resolves when those that are open have ended. */
async function stopListening(server: Server): Promise<void> {
  await untilNoneWaits(server)
  // Not the close of HTTP, which also breaks connections whose first request is on its way.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}

/** Lets open connections end with their answers, and breaks off what takes too long. */
async function endConnections(server: Server, closed: Promise<void>): Promise<void> {
  const giveUp = setTimeout(() => server.closeAllConnections(), GRACE)
  // A connection whose request was in flight waits for a next one as soon as that is answered. What has come in by now is read first.
  const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP)
  await closed
  clearTimeout(giveUp)
  clearInterval(sweep)
}
