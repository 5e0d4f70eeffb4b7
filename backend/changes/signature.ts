import { createHmac, timingSafeEqual } from 'node:crypto'
import { Fault } from '../fault.ts'

/** Seconds that a signature is good for, either way. */
const TOLERANCE = 300

const mac = (secret: string, target: string, seconds: number): Buffer =>
  createHmac('sha256', secret).update(`changes\n${target}\n${seconds}`).digest()

/**
 * The `Authorization` header for a call of the change feed.
 * @param target path and query of the call: `/changes?since=7`
 */
export function changeSignature(secret: string, target: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `Signature t=${seconds},v1=${mac(secret, target, seconds).toString('hex')}`
}

/** Throws the Fault for a call that is not signed with the secret, or was signed too long ago. */
export function checkChangeSignature(secret: string, request: Request, now: Date): void {
  const [, time, given = ''] =
    /^Signature t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(request.headers.get('authorization') ?? '') ?? []
  const { pathname, search } = new URL(request.url)
  const expected = mac(secret, pathname + search, Number(time))
  const isFresh = Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE
  if (!given || !isFresh || !timingSafeEqual(Buffer.from(given, 'hex'), expected))
    throw new Fault('unauthorized', 'This call must be signed')
}
