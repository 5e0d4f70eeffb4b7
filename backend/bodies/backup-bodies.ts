import { z } from 'zod'
import { BACKUP_PLACES, BACKUP_RHYTHMS } from '#contract/model/backup-plan.ts'
import type { BackupPlace } from '#contract/wire/backup-plan.ts'

/** Which archive is to be restored. */
export const archiveSchema = z.strictObject({
  place: z.enum(BACKUP_PLACES, `must be one of ${BACKUP_PLACES.join(', ')}`),
  name: z.string('must be the name of a backup').max(100, 'must be the name of a backup'),
})

/** What is set of backups on a schedule; `places` are those that the installation has. */
export const backupPlanSchema = (places: readonly BackupPlace[]) =>
  z.strictObject({
    rhythm: z.enum(BACKUP_RHYTHMS, `must be one of ${BACKUP_RHYTHMS.join(', ')}`),
    hour: z.int('must be a full hour').min(0, 'must be at least 0').max(23, 'must be at most 23'),
    keep_days: z.int('must be a number of days').min(1, 'must be at least 1').max(3650, 'must be at most 3650'),
    place: z
      .enum(BACKUP_PLACES, `must be one of ${BACKUP_PLACES.join(', ')}`)
      .refine((place) => places.includes(place), 'there is no such place: no bucket is configured'),
  })
