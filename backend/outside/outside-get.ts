import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { type Reach, reachable } from './public-address.ts'

/** No answer in the time that there was. */
export class TooSlow extends Error {}

export interface OutsideAnswer {
  readonly status: number
  /** At most its first 100,000 bytes. */
  readonly text: string
}

const MOST_BYTES = 100_000

/**
 * Reads an address whose host somebody typed in. Follows no redirect. Throws PrivateHost for a host that may not be called,
 * TooSlow, or the fault of the network.
 * @param timeout milliseconds for the whole of it
 */
export async function outsideGet(
  url: URL,
  headers: Readonly<Record<string, string>>,
  timeout: number,
  reach: Reach = {},
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(timeout)
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new TooSlow('no answer in time')), { once: true })
  })
  return Promise.race([ended, ask(url, headers, signal, await Promise.race([ended, reachable(url.hostname, reach)]))])
}

function ask(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal, address: string) {
  const isSecure = url.protocol === 'https:'
  return new Promise<OutsideAnswer>((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      ...(isSecure && { servername: url.hostname }),
      agent: false,
      signal,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      const answer = () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes < MOST_BYTES) return
        answer()
        request.destroy()
      })
      response.on('end', answer)
      response.on('error', reject)
    })
    request.end()
  })
}
