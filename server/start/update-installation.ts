import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupProblem } from '#backend/backup/archive-format.ts'
import { openDatabase } from '#backend/db/database.ts'
import { appliedMigrations, migrate, openMigrations } from '#backend/db/migrate.ts'
import { StartError } from '../start-error.ts'
import type { Config } from './config.ts'
import { putBack } from './put-back.ts'
import type { Step } from './step.ts'
import { hasData, writeBackup } from './write-backup.ts'

/** Backups of updates that are kept. */
const KEPT = 3

const NAME = /^before-update-[\dTZ-]+\.tar$/

/** What came of an update. */
export interface Updated {
  /** The archive of everything as it was before. */
  readonly backup: string
  readonly migrations: readonly string[]
}

export interface UpdateParts {
  readonly config: Config
  readonly now: Date
  readonly step: Step
  /** What is not well with the installation as it is now, in words. */
  readonly tryOut: () => Promise<readonly string[]>
  /** Whether nothing is said of how far the backup is. */
  readonly quiet?: boolean
}

/** Where the archive of before an update lies; older ones than the last few are removed. */
async function backupPath({ dataDir }: Config, now: Date): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const old = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  for (const name of old.slice(0, Math.max(0, old.length - KEPT + 1))) await rm(join(folder, name))
  return join(folder, `before-update-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar`)
}

const sentence = (error: unknown) => (error as Error).message.replace(/\.*$/, '.')

/** Throws the StartError that says what failed, after all is as it was before; or how to make it so where somebody still uses it. */
async function wayBack({ config, step }: UpdateParts, backup: string, reason: string): Promise<never> {
  const by = `npm run restore -- ${backup} --replace`
  try {
    await step('Putting everything back as it was', () => putBack(config, backup))
  } catch (error) {
    const why = error instanceof BackupProblem ? sentence(error) : `It could not be put back: ${sentence(error)}`
    throw new StartError(
      `${reason} ${why} The version before goes on working on the data as they are; to go back to them as they were, stop everything, take the version before and run ${by}.`,
    )
  }
  throw new StartError(
    `${reason} Everything is as it was: take the version before and start it. The backup lies in ${backup}.`,
  )
}

/**
 * Brings the data of an installation to this version: backup, migrations, and a try of what visitors ask. What fails is told in a
 * StartError, and the data are as they were, unless the site runs meanwhile: then what came in since is not thrown away.
 */
export async function updateInstallation(parts: UpdateParts): Promise<Updated> {
  const { config, now, step, tryOut, quiet } = parts
  if (config.backendUrl) throw new StartError('BACKEND_URL is set; update where the backend runs.')
  if (!(await hasData(config))) throw new StartError(`There is nothing to update in ${config.dataDir}.`)
  const db = await openDatabase(config)
  let backup = ''
  let migrations: readonly string[] = []
  try {
    await openMigrations(db).catch((error) => {
      throw new StartError(sentence(error))
    })
    if ((await appliedMigrations(db)).length === 0) throw new StartError('There is nothing to update in the database.')
    backup = await backupPath(config, now)
    await step('Backing up everything as it is', () => writeBackup(config, db, backup, quiet))
    // What one migration had changed is undone when a later one fails.
    migrations = await step('Migrating the database', () => migrate(db)).catch((error) => {
      throw new StartError(`${sentence(error)} Nothing was changed.`)
    })
  } finally {
    await db.destroy()
  }
  const faults = await step('Trying what visitors ask', tryOut).catch((error) => [sentence(error)])
  if (faults.length > 0)
    return wayBack(parts, backup, `The new version does not work with these data: ${faults.join('; ')}.`)
  return { backup, migrations }
}
