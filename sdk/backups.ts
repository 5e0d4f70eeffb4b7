import type { BackupPlanSettings, BackupSchedule } from '#contract/wire/backup-plan.ts'
import type { Backup } from '#contract/wire/backups.ts'
import type { Transport } from './transport.ts'

const PLAN = '/server/backups/plan'

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
    /** The path of the archive, to be downloaded once. */
    archivePath: (id: string) => `${at(id)}/archive`,
  }
}
