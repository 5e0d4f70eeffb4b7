import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type Config, StartError } from './config.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export type Listening = { address: string; close: () => Promise<void> }

/** How long requests in flight may take to finish when the process is asked to end, in milliseconds. */
const GRACE = 10_000

/** Serves on the configured port; a port that cannot be had is a StartError that says why. */
export async function listen(fetch: Fetch, { port, host }: Pick<Config, 'port' | 'host'>): Promise<Listening> {
  const server = createAdaptorServer({ fetch }) as Server
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
      resolve()
    })
    server.closeIdleConnections()
  })
}
