import { createReadStream } from 'node:fs'

/** The bytes of a file, which is opened with the first chunk that is asked for. No `Blob` of it: that cannot be read once a use of the file is noted in its times. */
export function fileStream(path: string): ReadableStream<Uint8Array> {
  const chunks = chunksOf(path)
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array, undefined> {
  yield* createReadStream(path)
}
