import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { type Reach, reachable } from './public-address.ts'

/** No answer in the time that there was. */
export class TooSlow extends Error {}

export interface OutsideAnswer {
  readonly status: number
  /** At most its first `most` bytes. */
  readonly text: string
}

export interface OutsideCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Milliseconds for the whole of it. */
  readonly timeout: number
  /** Bytes of the answer; what comes after them is not read. */
  readonly most?: number
  readonly reach?: Reach | undefined
  /** Ends the call before its time. */
  readonly ending?: AbortSignal | undefined
}

const MOST_BYTES = 100_000

/** An answer as it came: at most its first `most` bytes, and where it leads to. */
export interface OutsideBytes {
  readonly status: number
  readonly bytes: Buffer
  readonly location: string | undefined
}

/**
 * Calls an address whose host somebody typed in: one of the outside world, looked up once. Follows no redirect. Throws PrivateHost for
 * a host that may not be called, TooSlow, or the fault of the network.
 */
export async function bytesOutside(url: URL, call: OutsideCall): Promise<OutsideBytes> {
  const timeout = AbortSignal.timeout(call.timeout)
  const signal = call.ending ? AbortSignal.any([timeout, call.ending]) : timeout
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new TooSlow('no answer in time')), { once: true })
  })
  const address = await Promise.race([ended, reachable(url.hostname, call.reach)])
  return Promise.race([ended, ask(url, call, signal, address)])
}

/** The same for an answer of text. */
export async function callOutside(url: URL, call: OutsideCall): Promise<OutsideAnswer> {
  const { status, bytes } = await bytesOutside(url, call)
  return { status, text: bytes.toString() }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Milliseconds and bytes for a payment provider, whose own limits are lower. */
const OF_PROVIDER = { timeout: 60_000, most: 1_000_000 }

/** The same for a request as a browser would make it. Its body is text, and so is the answer's. */
export async function fetchOutside(request: Request, reach?: Reach): Promise<Response> {
  const method = METHODS.find((each) => each === request.method) ?? 'GET'
  const body = method === 'POST' || method === 'PUT' ? await request.text() : undefined
  const headers = Object.fromEntries(request.headers)
  const { status, text } = await callOutside(new URL(request.url), { ...OF_PROVIDER, method, headers, body, reach })
  return new Response([101, 204, 205, 304].includes(status) ? null : text, { status: status === 101 ? 502 : status })
}

function ask(
  url: URL,
  { method = 'GET', headers, body, most = MOST_BYTES }: OutsideCall,
  signal: AbortSignal,
  address: string,
) {
  const isSecure = url.protocol === 'https:'
  return new Promise<OutsideBytes>((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: url.pathname + url.search,
      method,
      headers: {
        ...headers,
        host: url.host,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      ...(isSecure && { servername: url.hostname }),
      agent: false,
      signal,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      const answer = () => {
        const { statusCode: status = 0, headers: given } = response
        resolve({ status, bytes: Buffer.concat(chunks), location: given.location })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes < most) return
        answer()
        request.destroy()
      })
      response.on('end', answer)
      response.on('error', reject)
    })
    request.end(body)
  })
}
