import { Readable } from 'node:stream'
import { type BucketCalls, bucketCalls, keysIn, type S3Options } from '../files/s3-calls.ts'
import { BucketRefuses } from '../outage.ts'
import { type ArchiveStore, archivesAmong } from './archive-store.ts'

/** Bytes that go either way at once, and are held in memory: what a bucket takes at least is 5 MB, and 10,000 of them. */
const PART = 16_000_000

/** Milliseconds for one of them. */
const TIMES = { answer: 20_000, transfer: 300_000 }

const FOLDER = 'backups'

const textOf = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Bytes gathered to parts of one size; the last is what is left. */
async function* partsOf(bytes: ReadableStream<Uint8Array>, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(size)
  let filled = 0
  for await (let chunk of bytes)
    while (chunk.byteLength > 0) {
      const piece = chunk.subarray(0, size - filled)
      part.set(piece, filled)
      filled += piece.byteLength
      chunk = chunk.subarray(piece.byteLength)
      if (filled < size) continue
      yield part
      part = new Uint8Array(size)
      filled = 0
    }
  if (filled > 0) yield part.subarray(0, filled)
}

async function answered(response: Promise<Response>, bucket: string): Promise<Response> {
  const answer = await response
  if (answer.status !== 404) return answer
  await answer.body?.cancel()
  throw new BucketRefuses(`The bucket ${bucket} does not exist.`)
}

/** The bytes of an object, asked for part by part, so that each is bounded in time. */
async function* rangesOf(call: BucketCalls['call'], path: string, size: number, part: number) {
  for (let from = 0; from < size; from += part) {
    const until = Math.min(size, from + part) - 1
    const response = await call('GET', path, { headers: { range: `bytes=${from}-${until}` } })
    yield await response.bytes()
  }
}

/** Keeps archives in the bucket of the files, under `backups/`. One is written in parts, and is there once all of them are. */
export function bucketArchives(options: S3Options, part = PART): ArchiveStore {
  const { call } = bucketCalls(options, TIMES)
  const pathOf = (name: string) => `/${FOLDER}/${name}`
  const abort = (name: string, upload: string) =>
    call('DELETE', `${pathOf(name)}?uploadId=${encodeURIComponent(upload)}`).then((answer) => answer.body?.cancel())

  async function send(name: string, upload: string, bytes: ReadableStream<Uint8Array>): Promise<number> {
    const tags: string[] = []
    let size = 0
    const at = `${pathOf(name)}?uploadId=${encodeURIComponent(upload)}`
    for await (const body of partsOf(bytes, part)) {
      size += body.byteLength
      const response = await answered(call('PUT', `${at}&partNumber=${tags.length + 1}`, { body }), options.bucket)
      await response.body?.cancel()
      tags.push(response.headers.get('etag') ?? '')
    }
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`)
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
    const response = await answered(
      call('POST', at, { body, headers: { 'content-type': 'application/xml' } }),
      options.bucket,
    )
    // A bucket may say 200 first and what went wrong afterwards.
    const xml = await response.text()
    if (!xml.includes('CompleteMultipartUploadResult'))
      throw new Error(`The bucket did not put the backup together: ${textOf(xml, 'Message') || 'no reason given'}.`)
    return size
  }

  return {
    async list() {
      return archivesAmong((await keysIn(FOLDER, call)).map((key) => key.slice(FOLDER.length + 1)))
    },
    async write(name, bytes, noteDraft) {
      let upload = ''
      try {
        const response = await answered(call('POST', `${pathOf(name)}?uploads`, { body: '' }), options.bucket)
        upload = textOf(await response.text(), 'UploadId')
        if (!upload) throw new Error('The bucket takes no uploads in parts.')
        await noteDraft(upload)
        return await send(name, upload, bytes)
      } catch (error) {
        await bytes.cancel().catch(() => {})
        if (upload) await abort(name, upload).catch(() => {})
        throw error
      }
    },
    async read(name) {
      const head = await call('HEAD', pathOf(name))
      if (head.status === 404) return null
      const size = Number(head.headers.get('content-length'))
      return Readable.toWeb(Readable.from(rangesOf(call, pathOf(name), size, part))) as ReadableStream<Uint8Array>
    },
    async delete(name) {
      await (await call('DELETE', pathOf(name))).body?.cancel()
    },
    async discard(name, draft) {
      if (draft) await abort(name, draft)
    },
  }
}
