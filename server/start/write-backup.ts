import { createWriteStream } from 'node:fs'
import { access, readFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { makeArchive } from '#backend/backup/make-archive.ts'
import type { Database } from '#backend/db/database.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import { StartError } from '../start-error.ts'
import type { Config } from './config.ts'
import { fileStorage } from './file-storage.ts'
import { secretFile } from './secret.ts'
import { showPercent } from './show-percent.ts'
import { forgetDraft, noteDraft, removeUnfinishedBackups } from './unfinished-backups.ts'

/** Whether there is a file or folder at that path. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Whether the configuration leads to a database at all. */
export const hasData = async ({ databaseUrl, dataDir }: Config): Promise<boolean> =>
  databaseUrl !== undefined || exists(`${dataDir}/schaufenster.sqlite`)

/** Throws the StartError where the configuration leads to none, as one does that is mistyped: nothing is made there. */
export async function needInstallation(config: Config): Promise<void> {
  if (await hasData(config)) return
  throw new StartError(
    `There is no installation in ${config.dataDir}; start it first, or set DATA_DIR as it was started with.`,
  )
}

/**
 * Writes database and files into one archive, while the site runs or not; what is not finished is removed. Answers the files whose
 * bytes were not there.
 * @param quiet says nothing of how far it is
 */
export async function writeBackup(
  config: Config,
  db: Database,
  file: string,
  quiet = false,
): Promise<readonly string[]> {
  // Nobody else may read it: it holds customers' data, and what accounts are opened with.
  const draft = `${file}.part`
  await removeUnfinishedBackups(config.dataDir)
  await noteDraft(config.dataDir, draft).catch(() => {})
  try {
    const secret = config.secret ? undefined : await readFile(secretFile(config.dataDir), 'utf8').catch(() => undefined)
    const archive = makeArchive({
      db,
      storage: fileStorage(config),
      version: packageInfo.version,
      secret,
      now: new Date(),
      ...(!quiet && { tell: showPercent<{ part: number }>(({ part }) => part) }),
    })
    const [{ missing }] = await Promise.all([
      archive.done,
      pipeline(
        Readable.fromWeb(archive.bytes as WebStream<Uint8Array>),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    ])
    await rename(draft, file)
    return missing
  } finally {
    await rm(draft, { force: true })
    await forgetDraft(config.dataDir)
  }
}
