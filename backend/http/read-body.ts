import { open } from 'node:fs/promises'
import { Fault } from '../fault.ts'

// The only file that reads what a request brings: a test keeps it so, for whatever is read elsewhere has no bound.

const tooLarge = (most: number, what: string) => new Fault('tooLarge', `The ${what} has more than ${most} bytes`)

/**
 * Refuses a body by what it says of its own length, before anything of it is looked at. `what` names it in the refusal.
 * @throws Fault with 413 where more than `most` bytes are announced
 */
export function refuseAnnounced(request: Request, most: number, what: string): void {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most, what)
}

/** A request's body as it comes; throws the Fault as soon as more than `most` bytes have come, or where whoever sends it has left. */
async function* chunksOf(request: Request, most: number, what: string): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  let length = 0
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new Fault('badRequest', `The ${what} did not come to its end`)
    })
    if (done) return
    length += value.byteLength
    // The rest is left, not cancelled: that would end the connection before the refusal is on its way.
    if (length > most) throw tooLarge(most, what)
    yield value
  }
}

/**
 * The bytes of a request's body. `what` names it in the refusal, such as 'body' or 'form'.
 * @throws Fault with 413 as soon as more than `most` bytes are announced or have come
 */
export async function readBody(request: Request, most: number, what: string): Promise<Buffer<ArrayBuffer>> {
  refuseAnnounced(request, most, what)
  // Read as a whole where its length is known: a stream costs more than all else that is done with a short body.
  if (request.headers.get('content-length') !== null) {
    const whole = Buffer.from(await request.arrayBuffer())
    if (whole.byteLength > most) throw tooLarge(most, what)
    return whole
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of chunksOf(request, most, what)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Writes a request's body into a new file as it comes, so that it is never in memory as a whole.
 * @throws Fault with 413 as soon as more than `most` bytes are announced or have come
 */
export async function saveBody(request: Request, most: number, what: string, path: string): Promise<void> {
  refuseAnnounced(request, most, what)
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunksOf(request, most, what)) await file.writeFile(chunk)
  } finally {
    await file.close()
  }
}

/**
 * The fields and files of a form as browsers send it.
 * @throws Fault with 413 for more than `most` bytes, 400 for what is no form
 */
export async function readForm(request: Request, most: number): Promise<FormData> {
  const bytes = await readBody(request, most, 'body')
  const type = request.headers.get('content-type') ?? ''
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Fault('badRequest', 'The body must be a form (multipart/form-data)')
  })
}

/** A request's body for another server, which bounds it: what that leaves is left here too, for to cancel it would end the connection before the answer. */
export function bodyToHandOn(request: Request): ReadableStream<Uint8Array> | null {
  const reader = request.body?.getReader()
  if (!reader) return null
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
