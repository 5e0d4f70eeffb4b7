import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * Makes a folder, with a mode of its own where one is given, and those above it, and rejects when it cannot be written. Node's own recursive `mkdir` never returns
 * where a parent exists but takes no folders, as in /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  await make(path, mode)
  if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR' })
  await access(path, constants.W_OK | constants.X_OK)
}

/** Makes the data directory, which is the program's alone. Throws the StartError that says why it cannot be used. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await makeFolder(dataDir, 0o700).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `The data directory ${dataDir} cannot be written (${error.code}); choose another with DATA_DIR=… npm start.`,
      { cause: error },
    )
  })
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
