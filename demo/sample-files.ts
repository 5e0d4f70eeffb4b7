import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import type { FileStore } from './seed.ts'

/** Files as rows alone, without their bytes: what tests of the content need. */
export const fileRows = (database: Database): FileStore => ({
  put: ({ id, project, filename, title, alt = {}, bytes }) =>
    insertTree(database, 'files', {
      id,
      project,
      filename,
      title,
      type: 'image/jpeg',
      size: bytes.length,
      hash: id,
      translations: Object.entries(alt).map(([language, text]) => ({ language, alt: text })),
    }),
})
