import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** What is read; anything else that lies there is left alone. */
const KINDS: readonly string[] = ['.csv', '.tsv', '.txt', '.xml', '.xlsx']

/** A file as it lies in a folder. */
export interface FolderFile {
  readonly name: string
  readonly size: number
  /** Milliseconds since 1970. */
  readonly changed: number
}

const ENDS = { done: 'done', failed: 'failed' } as const
const WORKING = 'working'

/** Longest name, in bytes, to which a number and a moment can be put without passing what file systems take. */
const LONGEST = 150

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const short = (name: string): string =>
  Buffer.byteLength(name) <= LONGEST ? name : `${[...name].slice(0, 30).join('')}${extname(name).slice(0, 10)}`

/** The folder of a place of a website below that of all tills. */
export const tillFolderPath = (root: string, domain: string, place: string): string =>
  join(root, domain.toLowerCase().replace(/[^a-z0-9.-]/g, '_'), place.toLowerCase().replace(/[^a-z0-9-]/g, '_'))

/**
 * A folder in which a till lays its files. A file is taken by being moved to `working`, which one process alone can do, and ends in `done`
 * or `failed`, with its report beside it. All calls throw what the file system says, but for what is gone meanwhile.
 */
export function tillFolder(path: string) {
  const workingName = (id: number, name: string) => `${id}--${short(name)}`

  return {
    /** Makes what is missing of it. */
    async make(): Promise<void> {
      for (const part of ['', WORKING, ENDS.done, ENDS.failed]) await mkdir(join(path, part), { recursive: true })
    },
    /** The files that wait there, the oldest first; links and what begins with a dot are none. */
    async waiting(): Promise<FolderFile[]> {
      const found: FolderFile[] = []
      for (const name of await readdir(path)) {
        if (name.startsWith('.') || !KINDS.includes(extname(name).toLowerCase())) continue
        const stat = await ifThere(lstat(join(path, name)))
        if (stat?.isFile()) found.push({ name, size: stat.size, changed: stat.mtimeMs })
      }
      return found.sort((a, b) => a.changed - b.changed || (a.name < b.name ? -1 : 1))
    },
    /** Takes a file; false where another process has been faster. */
    async take(id: number, name: string): Promise<boolean> {
      const moved = rename(join(path, name), join(path, WORKING, workingName(id, name))).then(() => true)
      return (await ifThere(moved)) ?? false
    },
    /** The bytes of a file that was taken; undefined while it still grows, for it is written to since `seen`. */
    async read(id: number, { name, size, changed }: FolderFile): Promise<Uint8Array | undefined> {
      const at = join(path, WORKING, workingName(id, name))
      const bytes = await readFile(at)
      const after = await lstat(at)
      return after.size === size && after.mtimeMs === changed && bytes.byteLength === size ? bytes : undefined
    },
    /** What was taken and is not ended, by the number it was taken with. */
    async taken(): Promise<{ readonly id: number; readonly name: string }[]> {
      const names = (await ifThere(readdir(join(path, WORKING)))) ?? []
      return names.flatMap((given) => {
        const [, id, name] = /^(\d+)--(.+)$/s.exec(given) ?? []
        return id && name ? [{ id: Number(id), name }] : []
      })
    },
    /** Lays a file back to where it was taken from, beside any of the same name that came since. */
    async putBack(id: number, name: string): Promise<void> {
      const isThere = await ifThere(lstat(join(path, name)))
      const free = isThere ? `${randomUUID()}-${short(name)}` : short(name)
      await ifThere(rename(join(path, WORKING, workingName(id, name)), join(path, free)))
    },
    /** Lays a file that has been read where it stays, its report beside it; `on` is when it was taken, in ISO 8601. */
    async end(id: number, name: string, end: keyof typeof ENDS, on: string, report: string): Promise<void> {
      const stamp = on.replace(/[-:]|\.\d+/g, '')
      const kept = join(path, ENDS[end], `${stamp}-${id}-${short(name)}`)
      await writeFile(`${kept}.report.csv`, report)
      const moved = await ifThere(rename(join(path, WORKING, workingName(id, name)), kept).then(() => true))
      if (!moved && !(await ifThere(lstat(kept)))) await rm(`${kept}.report.csv`, { force: true })
    },
    /** Deletes what was read before then, with its report: of files that were ended here alone. */
    async clear(before: string): Promise<void> {
      const stamp = before.replace(/[-:]|\.\d+/g, '')
      for (const end of Object.values(ENDS))
        for (const name of (await ifThere(readdir(join(path, end)))) ?? [])
          if (/^\d{8}T\d{6}Z-\d+-/.test(name) && name < stamp) await rm(join(path, end, name), { force: true })
    },
  }
}

export type TillFolder = ReturnType<typeof tillFolder>
