import { PartAway } from '../outage.ts'
import { bucketCalls, fetchWords, keysIn, type S3Options } from './s3-calls.ts'
import { type Storage, safeKey } from './storage.ts'

/**
 * Keeps files in an S3 bucket. Rejects with an Error that names status and key when the bucket refuses, and with PartAway when it does not
 * answer in time or cannot be reached. (DESIGN 4)
 */
export function createS3Storage(options: S3Options, times: { answer?: number; transfer?: number } = {}): Storage {
  const { call, away } = bucketCalls(options, times)

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
          throw away(`breaks off: ${fetchWords(error)}`)
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
