import type { Backup } from '#contract/wire/backups.ts'
import type { Transport } from './transport.ts'

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
    /** The path of the archive, to be downloaded once. */
    archivePath: (id: string) => `${at(id)}/archive`,
  }
}
