import { rename, rm, writeFile } from 'node:fs/promises'
import { secretFile } from './secret.ts'

/** The secret that an archive brings: it lies beside the present one until the rest is final. */
export function broughtSecret(dataDir: string) {
  const file = `${secretFile(dataDir)}.restored`
  return {
    keep: (secret: string): Promise<void> => writeFile(file, secret, { mode: 0o600, flush: true }),
    /** Takes it for the present one, or forgets it; nothing where none was brought. */
    settle: async (isDone: boolean): Promise<void> => {
      if (!isDone) return rm(file, { force: true })
      await rename(file, secretFile(dataDir)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    },
  }
}
