import type { BackupPlanSettings, BackupSchedule } from '#contract/wire/backup-plan.ts'
import type { Backup } from '#contract/wire/backups.ts'
import type { KeptBackup, Restore, RestoreLoss, RestoreProgress } from '#contract/wire/restores.ts'
import type { Transport } from './transport.ts'

const PLAN = '/server/backups/plan'
const RESTORES = '/server/backups/restores'

/** Which archive is meant. */
type Named = Pick<KeptBackup, 'place' | 'name'>

/** The calls about backups of the whole installation; for administrators of all projects. */
export function createBackupCalls(transport: Transport) {
  const at = (id: string) => `/server/backups/${encodeURIComponent(id)}`
  return {
    /** The last ten, newest first. */
    list: () => transport<{ data: Backup[] }>('GET', '/server/backups'),
    /** Rejects with status 409 while another is made. Its bytes are made while they are downloaded. */
    begin: () => transport<{ data: Backup }>('POST', '/server/backups'),
    find: (id: string) => transport<{ data: Backup }>('GET', at(id)),
    cancel: (id: string) => transport<void>('DELETE', at(id)),
    /** When backups are made by themselves, and what became of the last. */
    schedule: async () => (await transport<{ data: BackupSchedule }>('GET', PLAN)).data,
    setSchedule: async (body: BackupPlanSettings) =>
      (await transport<{ data: BackupSchedule }>('PUT', PLAN, { body })).data,
    /** Has one made where the schedule lays its own. Rejects with status 409 while one is made. */
    makeNow: async () => (await transport<{ data: BackupSchedule }>('POST', `${PLAN}/now`, { body: {} })).data,
    /** What can be restored, newest first. */
    kept: async () => (await transport<{ data: KeptBackup[] }>('GET', '/server/backups/kept')).data,
    /** How much came in since an archive, and would be lost by restoring it. */
    loss: async ({ place, name }: Named) =>
      (await transport<{ data: RestoreLoss }>('GET', `/server/backups/kept/${place}/${encodeURIComponent(name)}`)).data,
    /** Restores that have ended, newest first. */
    restores: async () => (await transport<{ data: Restore[] }>('GET', RESTORES)).data,
    /**
     * Has an archive restored. Rejects, with nothing changed: 404 where there is none, 409 where it cannot be now, 422 for an archive that
     * is no good.
     */
    restore: async ({ place, name }: Named) =>
      (await transport<{ data: RestoreProgress }>('POST', RESTORES, { body: { place, name } })).data,
    /** How far a restore is; for whoever knows its id, signed in or not. */
    restoring: async (id: string) =>
      (await transport<{ data: RestoreProgress }>('GET', `${RESTORES}/${encodeURIComponent(id)}`)).data,
    /** The path of the archive, to be downloaded once. */
    archivePath: (id: string) => `${at(id)}/archive`,
  }
}
