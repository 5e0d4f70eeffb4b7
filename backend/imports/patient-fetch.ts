import { fetchPicture, HostAway, NoPicture } from './fetch-picture.ts'

/** Pictures of a host that one after the other did not come, after which it is asked no more. */
const PATIENCE = 3

/**
 * Fetches pictures for one import. A host that hangs or is gone costs its time for three pictures and not for all: the others are named
 * with the same reason at once, and come with the next run of the file. `fetch` throws NoPicture.
 */
export function createPatientFetch(fetch: typeof fetchPicture = fetchPicture): typeof fetchPicture {
  const failures = new Map<string, number>()
  return async (address, options) => {
    const host = URL.canParse(address) ? new URL(address).host : ''
    const before = failures.get(host) ?? 0
    if (before >= PATIENCE) throw new NoPicture('was not asked for: its server has not answered for others')
    try {
      const bytes = await fetch(address, options)
      failures.delete(host)
      return bytes
    } catch (error) {
      if (error instanceof HostAway) failures.set(host, (failures.get(host) ?? 0) + 1)
      throw error
    }
  }
}
