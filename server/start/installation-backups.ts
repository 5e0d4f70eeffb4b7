import { join } from 'node:path'
import { type Backups, type BackupsOptions, createBackups } from '#backend/backup/backups.ts'
import { type BackupPlan, createBackupPlan } from '#backend/backup-plan/backup-plan.ts'
import { bucketArchives } from '#backend/backup-plan/bucket-archives.ts'
import type { ArchiveStores } from '#backend/backup-plan/carry-out.ts'
import { diskArchives } from '#backend/backup-plan/disk-archives.ts'
import { followBackups } from '#backend/backup-plan/follow-backups.ts'
import { MACHINE } from '#backend/items/writing.ts'
import type { Recurring } from '#backend/recurring.ts'
import type { RestoreOrder } from '#backend/restores/restore-order.ts'
import { createRestores, type Restores } from '#backend/restores/restores.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import type { Config } from './config.ts'

export interface BackupParts extends Pick<BackupsOptions, 'db' | 'storage'> {
  readonly config: Pick<Config, 'dataDir' | 's3' | 'secret' | 'mailFrom'>
  /** The installation's secret. */
  readonly secret: string
  readonly log: (message: string, error: unknown) => void
  readonly wakeMail: () => void
}

export interface InstallationBackups {
  readonly calls: { readonly backups: Backups; readonly backupPlan: BackupPlan; readonly restores: Restores }
  /** Lets backups be restored, by whoever can close the installation for it. */
  readonly onRestore: (carryOut: (order: RestoreOrder) => void) => void
  /** Makes backups by themselves from now on. */
  readonly start: () => void
  readonly stop: () => Promise<void>
}

/** The folder of archives on the disk. */
const archivesFolder = (dataDir: string) => join(dataDir, 'backups')

/** Where archives lie. */
export const archiveStores = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): ArchiveStores => ({
  disk: diskArchives(archivesFolder(dataDir)),
  ...(s3 && { bucket: bucketArchives(s3) }),
})

/** Backups to be downloaded, and those that the schedule makes. */
export function createInstallationBackups({
  db,
  storage,
  config,
  log,
  wakeMail,
  ...parts
}: BackupParts): InstallationBackups {
  const folder = archivesFolder(config.dataDir)
  const stores = archiveStores(config)
  let carryOut: ((order: RestoreOrder) => void) | undefined
  // Who keeps the secret in the environment keeps it out of archives.
  const secret = config.secret ? undefined : parts.secret
  const archive = { db, storage, version: packageInfo.version, secret }
  const tools = { ...archive, ...MACHINE, dataDir: config.dataDir, mailFrom: config.mailFrom, stores, wakeMail }
  let worker: Recurring | undefined
  const wake = () => worker?.wake()
  return {
    calls: {
      backups: createBackups({ ...archive, now: MACHINE.now, log }),
      backupPlan: createBackupPlan({ db, stores, folder, now: MACHINE.now, wake }),
      restores: createRestores({ db, stores, dataDir: config.dataDir, ...MACHINE, carryOut: () => carryOut }),
    },
    onRestore: (carry) => {
      carryOut = carry
    },
    start() {
      worker ??= followBackups({ ...tools, log: (message: string, error?: unknown) => log(message, error) })
    },
    stop: async () => worker?.stop(),
  }
}
