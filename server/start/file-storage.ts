import { join } from 'node:path'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import { createS3Storage } from '#backend/files/s3-storage.ts'
import type { Storage } from '#backend/files/storage.ts'
import type { Config } from './config.ts'

/** Where uploaded files lie: the configured bucket, else the data directory. */
export const fileStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, 'files'))
