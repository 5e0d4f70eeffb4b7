import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes of a body that is still read when its request is answered, so that its connection goes on. */
const MOST_READ = 250_000

/** Milliseconds in which whoever still sends can take the answer; a connection that is closed earlier would take it away from them. */
const GRACE = 2000

/** Whether a request brings a body. */
export const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether it is known how much of a body is left, and that it is little. */
const isShort = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? Infinity) <= MOST_READ

/** Says in the answer that no other one follows on its connection, where the rest of the body is left. */
function closeBehind(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (!request.complete && !isShort(request)) {
      response.shouldKeepAlive = false
      // Node would close the connection at once, and with it the answer to whoever still sends.
      request.socket.destroySoon = () => request.socket.end()
    }
    return writeHead(...given)
  }
}

/**
 * Leaves the rest of a body whose request has been answered, and closes its connection where it does not end: a short one is read to its end,
 * and nothing of one that is long or does not say its length.
 */
export function leaveUnread(request: IncomingMessage, response: ServerResponse): void {
  closeBehind(request, response)
  // Before Node's own, which reads a body that nobody has begun to read to its end.
  response.prependOnceListener('finish', () => {
    if (request.complete || request.destroyed) return
    const giveUp = setTimeout(() => request.socket.destroy(), GRACE)
    request.once('end', () => clearTimeout(giveUp))
    request.once('close', () => clearTimeout(giveUp))
    if (isShort(request)) request.resume()
    // Node would read to its end a body that nobody has begun to read; of a paused one it takes what fits into the buffer.
    else request.on('data', () => {}).pause()
  })
}
