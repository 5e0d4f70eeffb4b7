import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the data directory holds the secret. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret')

/**
 * The secret that signs tokens and the change feed: the environment's, else the one that the first start wrote into the data
 * directory, readable by its owner alone.
 */
export async function lastingSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given
  const path = secretFile(dataDir)
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}
