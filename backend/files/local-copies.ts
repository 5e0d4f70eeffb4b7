import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import type { Storage, StoredObject } from './storage.ts'

/** Bytes of all copies together; those used longest ago make room. */
const MOST_BYTES = 500_000_000

/** What was made of a file: its name has the file's hash in it, so that it never changes. Originals can be replaced. */
const isMade = (key: string) => key.includes('/') && !key.endsWith('/original')

async function copiesIn(root: string): Promise<Map<string, number>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const found = await Promise.all(files.map(async (path) => ({ path, ...(await stat(path).catch(() => undefined)) })))
  const oldestFirst = found.toSorted((a, b) => (a.mtimeMs ?? 0) - (b.mtimeMs ?? 0))
  return new Map(oldestFirst.map(({ path, size = 0 }) => [relative(root, path), size]))
}

const held = (bytes: Uint8Array): StoredObject => ({
  size: bytes.byteLength,
  bytes: async () => bytes,
  stream: () => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(),
})

/**
 * A storage elsewhere with copies on this machine of the pictures that were made of its files: those are had without it, quicker, and
 * also while it is away.
 */
export function withLocalCopies(far: Storage, root: string, maxBytes = MOST_BYTES): Storage {
  const near = createDiskStorage(root)
  let bytes = 0
  let loading: Promise<Map<string, number>> | undefined

  async function load() {
    const known = await copiesIn(root)
    for (const size of known.values()) bytes += size
    return known
  }

  const copies = () => (loading ??= load())

  async function drop(known: Map<string, number>, key: string): Promise<void> {
    bytes -= known.get(key) ?? 0
    known.delete(key)
    await rm(join(root, key), { force: true })
  }

  /** A copy that cannot be kept, as on a full disk, is none. */
  async function keep(key: string, content: Uint8Array, type: string): Promise<void> {
    const known = await copies()
    try {
      await near.write(key, content, type)
      bytes += content.byteLength - (known.get(key) ?? 0)
      known.delete(key)
      known.set(key, content.byteLength)
      for (const oldest of known.keys()) {
        if (bytes <= maxBytes) break
        await drop(known, oldest)
      }
    } catch {
      await drop(known, key).catch(() => {})
    }
  }

  async function copyOf(key: string): Promise<StoredObject | null> {
    const known = await copies()
    const size = known.get(key)
    const copy = size === undefined ? null : await near.read(key).catch(() => null)
    if (size !== undefined && copy) {
      known.delete(key)
      known.set(key, size)
    }
    return copy
  }

  return {
    async read(key) {
      if (!isMade(key)) return far.read(key)
      const copy = await copyOf(key)
      if (copy) return copy
      const object = await far.read(key)
      if (!object) return null
      const content = await object.bytes()
      await keep(key, content, '')
      return held(content)
    },
    async write(key, content, type) {
      await far.write(key, content, type)
      if (isMade(key)) await keep(key, content, type)
    },
    async deleteFolder(folder) {
      await far.deleteFolder(folder)
      const known = await copies()
      for (const key of [...known.keys()]) if (key.startsWith(`${folder}/`)) await drop(known, key)
    },
  }
}
