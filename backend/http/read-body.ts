import { Fault } from '../fault.ts'

/**
 * The bytes of a request's body. `what` names it in the refusal, such as 'body' or 'form'.
 * @throws Fault with 413 as soon as more than `most` bytes are announced or have come
 */
export async function readBody(request: Request, most: number, what: string): Promise<Buffer> {
  const tooLarge = () => new Fault('tooLarge', `The ${what} has more than ${most} bytes`)
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  // Read as a whole where its length is known: a stream costs more than all else that is done with a short body.
  const parts = announced === null ? (request.body ?? []) : [new Uint8Array(await request.arrayBuffer())]
  for await (const chunk of parts) {
    length += chunk.byteLength
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
