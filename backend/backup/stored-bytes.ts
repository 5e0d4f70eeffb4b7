import type { Storage } from '../files/storage.ts'

/** The bytes of a stored file, or null; also for one that is deleted while it is read. */
export async function bytesOf(storage: Pick<Storage, 'read'>, key: string): Promise<Uint8Array | null> {
  const found = await storage.read(key)
  if (!found) return null
  return found.bytes().catch(async (error) => {
    if (await storage.read(key)) throw error
    return null
  })
}
