import type { OpenArchive } from '../backup/read-archive.ts'
import type { Database } from '../db/database.ts'
import type { Storage } from '../files/storage.ts'

/** Where a website is to be made of an archive, and what it is called there. */
export interface WebsiteIntake {
  readonly db: Database
  readonly storage: Storage
  readonly open: OpenArchive
  readonly now: () => Date
  /** Its domain and name here; those that it has unless given. */
  readonly as: { readonly domain?: string | undefined; readonly name?: string | undefined }
  /** A further website of the same goods: its orders and invoices are numbered from the beginning. */
  readonly isCopy: boolean
}
