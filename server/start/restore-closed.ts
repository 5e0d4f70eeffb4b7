import { openDatabase } from '#backend/db/database.ts'
import { MACHINE } from '#backend/items/writing.ts'
import { type CarryRestoreParts, carryRestore, resumeRestore } from '#backend/restores/carry-restore.ts'
import { type RestoreOrder, restoreFolder } from '#backend/restores/restore-order.ts'
import { createVault } from '#backend/vault/vault.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import { broughtSecret } from './brought-secret.ts'
import type { Config } from './config.ts'
import { fileStorage } from './file-storage.ts'
import { archiveStores } from './installation-backups.ts'
import type { Log } from './log.ts'
import { makeDataFolder } from './make-folder.ts'
import { lastingSecret } from './secret.ts'

type Tell = CarryRestoreParts['tell']

/** Works on an installation that is closed, with a database of its own. */
async function withParts<T>(config: Config, log: Log, tell: Tell, work: (parts: CarryRestoreParts) => Promise<T>) {
  const own = await lastingSecret(config.dataDir, config.secret)
  const secret = broughtSecret(config.dataDir)
  const known = (secrets: readonly (string | undefined)[]) => secrets.filter((one) => one !== undefined)
  const db = await openDatabase(config)
  try {
    return await work({
      db,
      storage: fileStorage(config),
      dataDir: config.dataDir,
      stores: archiveStores(config),
      version: packageInfo.version,
      secret: config.secret ? undefined : own,
      // The environment's secret stays what it is, whatever an archive brings.
      vaultWith: (brought) =>
        config.secret
          ? createVault(own, known([config.secretBefore, brought]))
          : createVault(brought ?? own, known([config.secretBefore, own])),
      keepSecret: secret.keep,
      settleSecret: secret.settle,
      now: MACHINE.now,
      tell,
      log: (message, err) => log.error({ err }, message),
    })
  } finally {
    await db.destroy()
  }
}

/** Carries out a restore, as `carryRestore` does. */
export const restoreClosed = (config: Config, log: Log, order: RestoreOrder, tell: Tell) =>
  withParts(config, log, tell, (parts) => carryRestore(parts, order))

/** Ends, before anything is opened, a restore over which a process was killed; answers how, or undefined where there was none. */
export async function endRestore(config: Config, log: Log) {
  if (config.backendUrl) return undefined
  await makeDataFolder(config.dataDir)
  if (!(await restoreFolder(config.dataDir).read())) return undefined
  return withParts(config, log, () => {}, resumeRestore)
}
