import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes of a body that are still read when its request is answered: of one that is nearly over, so that its connection goes on. */
const MOST_READ = 250_000

/** Milliseconds in which whoever still sends can take the answer; a connection that is closed earlier would take it away from them. */
const GRACE = 2000

/** Whether a request brings a body. */
export const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Reads hardly on in a body whose request has been answered, and closes its connection where it does not end. */
export function leaveUnread(request: IncomingMessage, response: ServerResponse): void {
  // Before Node's own, which reads a body that nobody has begun to read to its end.
  response.prependOnceListener('finish', () => {
    if (request.complete || request.destroyed) return
    let read = 0
    const giveUp = setTimeout(() => request.socket.destroy(), GRACE)
    const count = (chunk: Buffer) => {
      read += chunk.byteLength
      if (read <= MOST_READ) return
      request.off('data', count)
      request.pause()
    }
    request.on('data', count)
    request.once('end', () => clearTimeout(giveUp))
    request.once('close', () => clearTimeout(giveUp))
    request.resume()
  })
}
