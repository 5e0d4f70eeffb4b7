import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { KEEP_ALIVE } from '../http/keep-alive.ts'
import { StartError } from '../start-error.ts'
import type { Config } from './config.ts'

/**
 * How many connections may be open, and in how many milliseconds the head of a request and all of it must have come: an upload of 20 MB
 * over a slow line takes two minutes.
 */
const BOUNDS = {
  maxConnections: 4000,
  headersTimeout: 20_000,
  requestTimeout: 150_000,
  connectionsCheckingInterval: 5000,
}

type Fetch = (request: Request) => Response | Promise<Response>

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

/** How often idle connections are closed meanwhile, in milliseconds. */
const SWEEP = 50

/** Tries whether the configured port can be had, before anything is changed; throws the StartError that says why not. */
export async function tryPort(address: Pick<Config, 'port' | 'host'>): Promise<void> {
  const { close } = await listen(() => new Response(null, { status: 503 }), address)
  await close()
}

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
  const answer = getRequestListener(fetch)
  const inFlight = new Set<ServerResponse>()
  let isDraining = false
  let closed: Promise<void> | undefined
  const server = createServer(bounds, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false
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

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use by another program; end it, or choose another with PORT=… npm start.`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`This user may not listen on port ${port}; choose one above 1023 with PORT=… npm start.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST=${host} is no address of this machine.`)
  return error
}

/** Takes no more connections; resolves when those that are open have ended. */
async function stopListening(server: Server): Promise<void> {
  // Connections that wait to be taken are taken first: right after a turn of the loop's inputs the fewest wait.
  await new Promise((resolve) => setImmediate(resolve))
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
