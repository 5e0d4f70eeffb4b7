import { setTimeout as wait } from 'node:timers/promises'
import { bytesOutside, TooSlow } from '../outside/outside-call.ts'
import { PrivateHost, type Reach } from '../outside/public-address.ts'

/** Why a picture could not be had, as one sentence. */
export class NoPicture extends Error {}

/** Nothing came of the server at all, in time or ever. */
export class HostAway extends NoPicture {}

const TIMEOUT = 20_000
const MOST_LEADS = 3
/** Milliseconds before each further try. */
const PAUSES = [500, 2000]

const headers = { accept: 'image/*', 'user-agent': 'Schaufenster' }

interface Asking {
  readonly most: number
  readonly timeout: number
  readonly reach: Reach | undefined
}

async function once(url: URL, asking: Asking, leads = 0): Promise<Uint8Array> {
  const { most, timeout, reach } = asking
  const { status, bytes, location } = await bytesOutside(url, { headers, timeout, most: most + 1, reach })
  if (status >= 300 && status < 400 && location && leads < MOST_LEADS && URL.canParse(location, url.href)) {
    const next = new URL(location, url.href)
    if (next.protocol === 'https:' || next.protocol === 'http:') return once(next, asking, leads + 1)
  }
  if (status !== 200) throw new NoPicture(`was answered with ${status}`)
  if (bytes.byteLength > most) throw new NoPicture(`has more than ${most / 1_000_000} MB`)
  return bytes
}

const isForNow = (error: unknown) =>
  error instanceof NoPicture ? /with (429|5\d\d)$/.test(error.message) : !(error instanceof PrivateHost)

function reasonOf(error: unknown): NoPicture {
  if (error instanceof NoPicture) return error
  if (error instanceof PrivateHost) return new NoPicture('lies in a private network, which is not called')
  return new HostAway(error instanceof TooSlow ? 'did not come in time' : 'cannot be reached')
}

export interface PictureWish {
  readonly most: number
  readonly reach?: Reach | undefined
  readonly pauses?: readonly number[]
  /** Milliseconds for one try. */
  readonly timeout?: number
}

/** The bytes at an address that a file names, at most so many, tried again where that may help. Throws NoPicture. */
export async function fetchPicture(
  address: string,
  { most, reach, pauses = PAUSES, timeout = TIMEOUT }: PictureWish,
): Promise<Uint8Array> {
  if (!URL.canParse(address)) throw new NoPicture('is no web address, and no file of that name came along')
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new NoPicture('is no web address')
  for (const pause of [...pauses, undefined]) {
    try {
      return await once(url, { most, timeout, reach })
    } catch (error) {
      if (pause === undefined || !isForNow(error)) throw reasonOf(error)
      await wait(pause)
    }
  }
  throw new HostAway('cannot be reached')
}
