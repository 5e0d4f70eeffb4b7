import { join } from 'node:path'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import { withLocalCopies } from '#backend/files/local-copies.ts'
import { createS3Storage } from '#backend/files/s3-storage.ts'
import type { Storage } from '#backend/files/storage.ts'
import type { Config } from './config.ts'

/** Where uploaded files lie: the configured bucket, with copies of made pictures here, else the data directory. */
export const fileStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? withLocalCopies(createS3Storage(s3), join(dataDir, 'copies')) : createDiskStorage(join(dataDir, 'files'))
