import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { KEEP_ALIVE } from '../http/keep-alive.ts'
import { StartError } from '../start-error.ts'
import type { Config } from './config.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** Answers a request itself, or says that it does not. */
type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

export type Listening = { address: string; close: () => Promise<void> }

/** How long requests in flight may take to finish when the process is asked to end, in milliseconds. */
const GRACE = 10_000

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
): Promise<Listening> {
  const answer = getRequestListener(fetch)
  const server = createServer((request, response) => {
    if (!shortcut(request, response)) void answer(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  const actualPort = typeof bound === 'object' && bound ? bound.port : port
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { address: `http://${shownHost}:${actualPort}`, close: () => closeGently(server) }
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

function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), GRACE)
    server.close(() => {
      clearTimeout(giveUp)
      clearInterval(sweep)
      resolve()
    })
    // A connection whose request was in flight waits for a next one as soon as that is answered.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
    server.closeIdleConnections()
  })
}
