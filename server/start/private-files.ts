import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the program itself keeps in the data directory; whatever else lies there is left alone. */
const isOwn = (name: string): boolean => /^(files|restoring|secret(\..+)?|schaufenster\.sqlite(-\w+)?)$/.test(name)

const FOLDER = 0o700
const FILE = 0o600
const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Takes the data directory away from the other accounts of the machine: its folders become 0700, its files 0600. A folder that is
 * closed already is not looked into again. Returns the paths that could not be changed, because they belong to somebody else.
 */
export async function keepPrivate(dataDir: string): Promise<string[]> {
  const failed: string[] = []
  const own = (await readdir(dataDir)).filter(isOwn)
  for (const name of own) await close(join(dataDir, name), failed)
  // Not the directory for everybody's files that somebody may have chosen.
  if (((await stat(dataDir)).mode & STICKY) === 0) await change(dataDir, FOLDER, failed)
  return failed
}

async function close(path: string, failed: string[]): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return
  if (found.isFile()) return change(path, FILE, failed)
  if (!found.isDirectory() || (found.mode & OTHERS) === 0) return
  for (const entry of await readdir(path, { withFileTypes: true }))
    if (!entry.isSymbolicLink()) await close(join(path, entry.name), failed)
  // Last, so that what an interrupted start has left open is found again.
  await change(path, FOLDER, failed)
}

async function change(path: string, mode: number, failed: string[]): Promise<void> {
  try {
    if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT') failed.push(path)
  }
}
