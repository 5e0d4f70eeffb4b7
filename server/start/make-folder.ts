import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder, with a mode of its own where one is given, and those above it, and rejects when it cannot be written. Node's own recursive `mkdir` never returns
 * where a parent exists but takes no folders, as in /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  await make(path, mode)
  await access(path, constants.W_OK)
}

async function make(path: string, mode?: number, parentsMade = false): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || parentsMade || dirname(path) === path) throw error
    await make(dirname(path))
    await make(path, mode, true)
  }
}
