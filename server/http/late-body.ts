import type { IncomingMessage, ServerResponse } from 'node:http'

/** Calls that bring an archive, of an import's pictures or of a website, also with their website before them. */
const ARCHIVES = /^(?:\/[^/]+)?\/(?:imports\/[^/]+\/pictures|websites\/archive)$/

/** Whether a request brings an archive, which takes a slow line many minutes. Who may not send it is answered before it is read. */
export const bringsArchive = ({ url = '' }: IncomingMessage): boolean => ARCHIVES.test(url.split('?', 1)[0] ?? '')

/** Ends a request of which not all has come in so many milliseconds, as Node ends all requests when its own time for them is over. */
export function endLate(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  const late = setTimeout(() => {
    const { socket } = request
    if (request.complete || response.headersSent) return
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
  }, milliseconds)
  const stop = () => clearTimeout(late)
  request.once('end', stop)
  request.once('close', stop)
  response.once('close', stop)
}
