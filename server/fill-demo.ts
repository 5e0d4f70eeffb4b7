import { join } from 'node:path'
import type { Database } from '#backend/db/database.ts'
import type { Files } from '#backend/files/files.ts'
import { createPictures } from '../demo/pictures/pictures.ts'
import { seedDemo } from '../demo/seed.ts'

/** Where drawn pictures are kept: beside the code, so that every database filled from it shares them. */
const CACHE = join(import.meta.dirname, '..', '.cache', 'demo-pictures')

/** Fills the demo retailer into a database that has no project yet. */
export async function fillDemo(db: Database, filesOn: (db: Database) => Files): Promise<void> {
  const pictures = createPictures(CACHE)
  try {
    await seedDemo({ db, files: filesOn, picture: pictures.picture, log: () => {} })
  } finally {
    await pictures.close()
  }
}
