import { AwsClient } from 'aws4fetch'
import { BucketRefuses, PartAway } from '../outage.ts'
import { callOwnService } from '../outside/own-service.ts'

export type S3Options = {
  /** Address of the service; the bucket is the first part of the path: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds in which the bucket has answered, and in which a file of the largest size has gone either way. */
const ANSWER = 6000
const TRANSFER = 20_000

/** Of the time for an answer, the part that a connection at hand is given. */
const EARLY = 0.4

/** Milliseconds after which a bucket that is busy is asked once more. */
const PAUSE = 50

const isBusy = ({ status }: Response) => status >= 500 || status === 429

const isShut = ({ status }: Response) => status === 401 || status === 403

const SILENT = 'does not answer'

/** What goes with a call; a body that streams is opened for each try. */
export interface BucketInit extends Omit<RequestInit, 'headers' | 'body'> {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyInit | (() => ReadableStream<Uint8Array>)
}

export interface BucketCalls {
  /**
   * Calls the bucket at that path, with its query: signed, and bounded in time. A 404 is an answer; what else the bucket refuses is thrown
   * as an Error that names status and path, that it does not answer, or is overloaded, as PartAway, and that keys or rights are not right as
   * BucketRefuses.
   */
  call(method: string, path: string, init?: BucketInit): Promise<Response>
  /** That the bucket is away, and why. */
  away(reason: string): PartAway
}

/** Calls of an S3 bucket; `answer` and `transfer` are milliseconds. */
export function bucketCalls(options: S3Options, { answer = ANSWER, transfer = TRANSFER } = {}): BucketCalls {
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`

  const away = (reason: string) => new PartAway(`The bucket ${options.bucket} at ${options.endpoint} ${reason}.`)

  async function once(
    method: string,
    path: string,
    { body, ...init }: BucketInit,
    first: number,
    whole: number,
  ): Promise<Response> {
    const ending = new AbortController()
    const late = setTimeout(() => ending.abort(), first)
    setTimeout(() => ending.abort(), whole).unref()
    const given = init.headers && { headers: init.headers }
    const send = async () => {
      const { url, headers } = await client.sign(`${bucket}${path}`, { method, ...given })
      // As a Request it would lose its signal with the next collection of garbage (nodejs/undici#4068), and wait for ever.
      const isStream = typeof body === 'function'
      const sent = isStream ? { body: body(), duplex: 'half' as const } : { ...(body && { body }) }
      return callOwnService(url, { method, ...init, ...sent, headers, signal: ending.signal })
    }
    async function sendUnlessBusy() {
      const response = await send()
      if (!isBusy(response)) return response
      await response.body?.cancel()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return send()
    }
    return sendUnlessBusy()
      .catch((error: Error) => {
        throw away(ending.signal.aborted ? SILENT : `cannot be reached: ${fetchWords(error)}`)
      })
      .finally(() => clearTimeout(late))
  }

  /**
   * What only asks is asked once more before its time is over: a connection that was kept over an outage, or made in it, may be dead
   * without anybody having said so, and the next one is another.
   */
  async function asked(method: string, path: string, init: BucketInit): Promise<Response> {
    const [early, rest] = [answer * EARLY, answer * (1 - EARLY)]
    return once(method, path, init, early, transfer).catch((error: Error) => {
      if (!error.message.endsWith(`${SILENT}.`)) throw error
      return once(method, path, init, rest, transfer)
    })
  }

  async function call(method: string, path: string, init: BucketInit = {}): Promise<Response> {
    const isAsking = method === 'GET' || method === 'HEAD'
    const response = await (isAsking
      ? asked(method, path, init)
      : once(method, path, init, init.body ? transfer : answer, transfer))
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    const said = `The bucket answered ${response.status} to ${method} ${path}.`
    if (isShut(response)) throw new BucketRefuses(said)
    throw isBusy(response) ? new PartAway(said) : new Error(said)
  }

  return { call, away }
}

/** The keys of what lies in a folder of the bucket, however many they are. */
export async function keysIn(folder: string, call: BucketCalls['call']): Promise<string[]> {
  const keys: string[] = []
  let continuation = ''
  do {
    const xml = await (
      await call('GET', `?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}${continuation}`)
    ).text()
    keys.push(...[...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key))
    const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]
    continuation = next ? `&continuation-token=${encodeURIComponent(next)}` : ''
  } while (continuation)
  return keys
}

/** What `fetch` says of a connection, which it hides behind its own words. */
export const fetchWords = ({ message, cause }: Error): string => (cause instanceof Error && cause.message) || message
