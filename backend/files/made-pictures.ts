import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/** The most that made pictures take: bytes together, and files. */
export interface MadeBounds {
  readonly bytes: number
  readonly files: number
}

/** What was made of a file: its name has the file's hash in it, so that it never changes. All else is an original. */
const isMade = (key: string) => key.includes('/') && !key.endsWith('/original')

/** A use is noted on the disk, for the next process, no more often than this. */
const NOTED_AGAIN = 3_600_000

interface Made {
  readonly size: number
  readonly noted: number
}

/** The made pictures in a folder, those used longest ago first. */
async function madeIn(root: string): Promise<Map<string, Made>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: [string, Made][] = []
  for (const entry of entries) {
    const key = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (!entry.isFile() || !isMade(key) || key.endsWith('.tmp')) continue
    const facts = await stat(join(root, key)).catch(() => undefined)
    if (facts) found.push([key, { size: facts.size, noted: facts.mtimeMs }])
  }
  return new Map(found.toSorted(([, a], [, b]) => a.noted - b.noted))
}

/**
 * A storage of originals with the pictures that are made of them in a folder of this machine, bounded: those used longest ago make
 * room, whichever process made them, and are made again when they are asked for. Originals are never touched by it; while their
 * storage is away, made pictures are there. `now` in milliseconds.
 */
export function withMadePictures(originals: Storage, root: string, bounds: MadeBounds, now: () => number): Storage {
  const near = createDiskStorage(root)
  let bytes = 0
  let known: Map<string, Made> | undefined
  let loading: Promise<Map<string, Made>> | undefined

  async function load() {
    known = await madeIn(root)
    for (const { size } of known.values()) bytes += size
    await makeRoom(known)
    return known
  }

  const all = () => (loading ??= load())

  async function drop(made: Map<string, Made>, key: string): Promise<void> {
    bytes -= made.get(key)?.size ?? 0
    made.delete(key)
    await rm(join(root, key), { force: true })
  }

  async function makeRoom(made: Map<string, Made>): Promise<void> {
    for (const oldest of made.keys()) {
      if (bytes <= bounds.bytes && made.size <= bounds.files) break
      await drop(made, oldest)
    }
  }

  function note(made: Map<string, Made>, key: string, entry: Made): void {
    bytes += entry.size - (made.get(key)?.size ?? 0)
    made.delete(key)
    made.set(key, entry)
  }

  /** Before the folder has been looked through, times on the disk alone say what was used. */
  function used(key: string, size: number): void {
    const before = known?.get(key)?.noted ?? 0
    const time = now()
    const isDue = time - before > NOTED_AGAIN
    if (known) note(known, key, { size, noted: isDue ? time : before })
    if (isDue) void utimes(join(root, key), time / 1000, time / 1000).catch(() => {})
  }

  /** A picture that cannot be kept, as on a full disk, is made again. */
  async function keep(key: string, content: Uint8Array, type: string): Promise<void> {
    const made = await all()
    try {
      await near.write(key, content, type)
      note(made, key, { size: content.byteLength, noted: now() })
      await makeRoom(made)
    } catch {
      await drop(made, key).catch(() => {})
    }
  }

  return {
    isFar: originals.isFar ?? false,
    async read(key) {
      if (!isMade(key)) return originals.read(key)
      const object = await near.read(key)
      // A process that makes no picture has to know too what was noted when.
      all().catch(() => {})
      if (object) used(key, object.size)
      return object
    },
    write: (key, content, type) => (isMade(key) ? keep(key, content, type) : originals.write(key, content, type)),
    writeFile: (key, path, type) => originals.writeFile(key, path, type),
    async deleteFolder(folder) {
      await originals.deleteFolder(folder)
      await near.deleteFolder(folder)
      const made = await all()
      for (const [key, { size }] of [...made]) if (key.startsWith(`${folder}/`) && made.delete(key)) bytes -= size
    },
  }
}
