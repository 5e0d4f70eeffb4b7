import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const GB = 2 ** 30

/** Far more than tests were seen to keep at once: 209 MB. */
const ROOM = 2 * GB

/** A folder for the files of a run that Linux keeps in memory, if there is one that has room. */
export function folderInMemory(
  place = '/dev/shm',
  room = ROOM,
  memory = process.availableMemory(),
): string | undefined {
  if (!existsSync(place)) return undefined
  const { bavail, bsize } = statfsSync(place)
  if (bavail * bsize < room || memory < 2 * room) return undefined
  try {
    accessSync(place, constants.W_OK)
  } catch {
    return undefined
  }
  const folder = mkdtempSync(join(place, 'schaufenster-tests-'))
  // PostgreSQL runs by another account, and has a folder of its own in it.
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Has this process and all that it starts make their temporary files in memory: tests make and remove some hundred databases, and a disk takes
 * a tenth of their time for that. A shell clears the folder away as soon as this process ends, however it ends. Whoever names a folder in `TMPDIR` gets that one.
 */
export function keepFilesInMemory(): void {
  const folder = process.env.TMPDIR ? undefined : folderInMemory()
  if (!folder) return
  process.env.TMPDIR = folder
  spawn('sh', ['-c', CLEAR, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).unref()
}

/** Waits until the pipe closes; what still ends then, as PostgreSQL does, may still write. */
const CLEAR = 'read -r _; for _ in 1 2 3 4 5; do rm -rf "$1" && exit; sleep 1; done'
