import { AwsClient } from 'aws4fetch'
import { type Storage, safeKey } from './storage.ts'

export type S3Options = {
  /** Address of the service; the bucket is the first part of the path: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Keeps files in an S3 bucket. Rejects with an Error that names status and key when the bucket refuses. (DESIGN 4) */
export function createS3Storage(options: S3Options): Storage {
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`

  async function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(`${bucket}${path}`, { method, ...init })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The bucket answered ${response.status} to ${method} ${path}.`)
  }

  async function keysIn(folder: string): Promise<string[]> {
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

  return {
    async read(key) {
      const response = await call('GET', `/${safeKey(key)}`)
      if (response.status === 404 || !response.body) {
        await response.body?.cancel()
        return null
      }
      const { body } = response
      return { size: Number(response.headers.get('content-length')), bytes: () => response.bytes(), stream: () => body }
    },
    async write(key, bytes, type) {
      const response = await call('PUT', `/${safeKey(key)}`, {
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': type },
      })
      if (response.status === 404) throw new Error(`The bucket ${options.bucket} does not exist.`)
      await response.body?.cancel()
    },
    async deleteFolder(folder) {
      for (const key of await keysIn(safeKey(folder))) await call('DELETE', `/${key}`)
    },
  }
}
