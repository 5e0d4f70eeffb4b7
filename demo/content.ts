import { join } from 'node:path'
import { type Entry, readContentFolder } from '#backend/websites/content-folder.ts'

export const contentFolder = join(import.meta.dirname, 'content')

/** The demo's records. Throws an Error that names the file. */
export const readContent = (): Entry[] => readContentFolder(contentFolder)

/** Whether an entry is the picture of a product: there are many, so they are drawn once the shop is open. */
export const isDrawnLater = ({ collection, record }: Entry): boolean =>
  collection === 'files' && record.draw !== undefined
