import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

const closers: (() => void)[] = []

/** Ends the servers that were opened since. */
export function closeServers() {
  for (const close of closers.splice(0)) close()
}

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port

/** A mail server that takes everything, and the recipients of what it was given. */
export async function smtp(options: SMTPServerOptions = {}): Promise<{ port: number; recipients: string[] }> {
  const recipients: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onData(stream, session, callback) {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      stream.on('end', () => callback())
      stream.resume()
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => server.close())
  return { port: portOf(server.server), recipients }
}

/** The address at which a stand-in for another program answers over the network. */
export async function standInAt(fetch: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((resolve) => server.once('listening', () => resolve()))
  closers.push(() => server.close())
  return `http://127.0.0.1:${portOf(server)}`
}

/** A server that takes connections and never says a word. */
export async function silent(): Promise<number> {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return portOf(server)
}

/** A Matomo that knows the site 12, and the addresses that it was asked for. */
export async function matomo(script = 'window.Matomo = {}'): Promise<{ host: string; asked: string[] }> {
  const asked: string[] = []
  const server = createHttpServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`)
    if (request.url?.startsWith('/matomo.js')) return response.end(script)
    response.statusCode = request.url?.includes('idsite=12&') ? 204 : 400
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => server.close())
  return { host: `http://statistik.muster.example:${portOf(server)}`, asked }
}
