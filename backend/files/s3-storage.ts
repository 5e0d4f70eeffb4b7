import { AwsClient } from 'aws4fetch'
import { PartAway } from '../outage.ts'
import { type Storage, safeKey } from './storage.ts'

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

const SILENT = 'does not answer'

/**
 * Keeps files in an S3 bucket. Rejects with an Error that names status and key when the bucket refuses, and with PartAway when it does not
 * answer in time or cannot be reached. (DESIGN 4)
 */
export function createS3Storage(options: S3Options, { answer = ANSWER, transfer = TRANSFER } = {}): Storage {
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`

  const away = (reason: string) => new PartAway(`The bucket ${options.bucket} at ${options.endpoint} ${reason}.`)

  async function once(
    method: string,
    path: string,
    init: RequestInit,
    first: number,
    whole: number,
  ): Promise<Response> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), first)
    const signal = AbortSignal.any([late.signal, AbortSignal.timeout(whole)])
    return client
      .fetch(`${bucket}${path}`, { method, ...init, signal })
      .catch((error: Error) => {
        throw away(signal.aborted ? SILENT : `cannot be reached: ${wordsOf(error)}`)
      })
      .finally(() => clearTimeout(timer))
  }

  /**
   * What only asks is asked once more before its time is over: a connection that was kept over an outage, or made in it, may be dead
   * without anybody having said so, and the next one is another.
   */
  async function asked(method: string, path: string): Promise<Response> {
    const [early, rest] = [answer * EARLY, answer * (1 - EARLY)]
    return once(method, path, {}, early, transfer).catch((error: Error) => {
      if (!error.message.endsWith(`${SILENT}.`)) throw error
      return once(method, path, {}, rest, transfer)
    })
  }

  async function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const isAsking = method === 'GET' || method === 'HEAD'
    const response = await (isAsking
      ? asked(method, path)
      : once(method, path, init, init.body ? transfer : answer, transfer))
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    const said = `The bucket answered ${response.status} to ${method} ${path}.`
    throw response.status >= 500 || response.status === 429 ? new PartAway(said) : new Error(said)
  }

  return {
    isFar: true,
    async read(key) {
      const response = await call('GET', `/${safeKey(key)}`)
      if (response.status === 404 || !response.body) {
        await response.body?.cancel()
        return null
      }
      const { body } = response
      const bytes = () =>
        response.bytes().catch((error: Error) => {
          throw away(`breaks off: ${wordsOf(error)}`)
        })
      return { size: Number(response.headers.get('content-length')), bytes, stream: () => body }
    },
    async write(key, bytes, type) {
      // Whether anybody is there is known sooner than whether a large file has gone through.
      await call('HEAD', `/${safeKey(key)}`).catch((error: unknown) => {
        if (error instanceof PartAway) throw error
      })
      const response = await call('PUT', `/${safeKey(key)}`, {
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': type },
      })
      if (response.status === 404) throw new Error(`The bucket ${options.bucket} does not exist.`)
      await response.body?.cancel()
    },
    async deleteFolder(folder) {
      for (const key of await keysIn(safeKey(folder), call)) await call('DELETE', `/${key}`)
    },
  }
}

/** The keys of what lies in a folder of the bucket, however many they are. */
async function keysIn(folder: string, call: (method: string, path: string) => Promise<Response>): Promise<string[]> {
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
const wordsOf = ({ message, cause }: Error): string => (cause instanceof Error && cause.message) || message
