import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** What any secret has at least. */
export const LEAST_SECRET = 32

/** Where the data directory holds the secret. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret')

/**
 * The secret that signs tokens and the change feed: the environment's, else the one that the first start wrote into the data
 * directory, readable by its owner alone. Throws the StartError that says what is wrong with that file.
 */
export async function lastingSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given
  const path = secretFile(dataDir)
  const secret = (await readSecret(path)) ?? (await makeSecret(path))
  if (secret.trim().length < LEAST_SECRET)
    throw new StartError(
      `${path} holds no secret of at least ${LEAST_SECRET} characters: put the one of a backup there, or delete the file, ` +
        'and the next start makes a new one, after which links in mails that were sent no longer work and stored credentials are entered anew.',
    )
  return secret
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new StartError(
      `The secret in ${path} cannot be read (${code}): it has to be a file that belongs to the account which runs the server.`,
    )
  }
}

/** The file is there as a whole or not at all, also on a disk that is full; of several processes that make one, the first is right. */
async function makeSecret(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      // Not every file system has links.
      return rename(draft, path)
    })
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}
