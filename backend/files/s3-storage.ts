import { stat } from 'node:fs/promises'
import { BucketRefuses, PartAway } from '../outage.ts'
import { fileStream } from './file-stream.ts'
import { type BucketInit, bucketCalls, fetchWords, keysIn, type S3Options } from './s3-calls.ts'
import { type Storage, safeKey } from './storage.ts'

/**
 * Keeps files in an S3 bucket. Rejects with an Error that names status and key when the bucket refuses, and with PartAway when it does not
 * answer in time or cannot be reached. (DESIGN 4)
 */
export function createS3Storage(options: S3Options, times: { answer?: number; transfer?: number } = {}): Storage {
  const { call, away } = bucketCalls(options, times)

  const breaksOff = (error: Error) => away(`breaks off: ${fetchWords(error)}`)

  function streamOf(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = body.getReader()
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { done, value } = await reader.read().catch((error: Error) => {
        throw breaksOff(error)
      })
      if (done) controller.close()
      else controller.enqueue(value)
    }
    return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 })
  }

  async function put(key: string, { body, headers }: Pick<BucketInit, 'body' | 'headers'>): Promise<void> {
    // Whether anybody is there is known sooner than whether a large file has gone through.
    await call('HEAD', `/${safeKey(key)}`).catch((error: unknown) => {
      // Who may write but not list is refused here for what is not there yet.
      if (error instanceof PartAway && !(error instanceof BucketRefuses)) throw error
    })
    const response = await call('PUT', `/${safeKey(key)}`, { body, headers })
    if (response.status === 404) throw new Error(`The bucket ${options.bucket} does not exist.`)
    await response.body?.cancel()
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
          throw breaksOff(error)
        })
      return {
        size: Number(response.headers.get('content-length')),
        bytes,
        stream: () => streamOf(body),
      }
    },
    write: (key, bytes, type) =>
      put(key, { body: bytes as Uint8Array<ArrayBuffer>, headers: { 'content-type': type } }),
    async writeFile(key, path, type) {
      const { size } = await stat(path)
      await put(key, {
        body: () => fileStream(path),
        headers: { 'content-type': type, 'content-length': String(size) },
      })
    },
    async deleteFolder(folder) {
      for (const key of await keysIn(safeKey(folder), call)) await call('DELETE', `/${key}`)
    },
  }
}
