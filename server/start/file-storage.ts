import { join } from 'node:path'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import { withMadePictures } from '#backend/files/made-pictures.ts'
import { createS3Storage } from '#backend/files/s3-storage.ts'
import type { Storage } from '#backend/files/storage.ts'
import type { Config } from './config.ts'

/** Where uploaded files lie: the configured bucket, else the data directory; what is made of them lies here either way. */
export function fileStorage({ s3, dataDir, madePictures }: Pick<Config, 's3' | 'dataDir' | 'madePictures'>): Storage {
  const folder = join(dataDir, s3 ? 'copies' : 'files')
  const originals = s3 ? createS3Storage(s3) : createDiskStorage(folder)
  return withMadePictures(originals, folder, madePictures, Date.now)
}
