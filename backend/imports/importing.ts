import type { Database } from '../db/database.ts'
import type { Access } from '../items/access.ts'
import type { Defaults } from '../items/validate.ts'
import type { ImportJob } from './import-row.ts'
import type { KnownNames } from './known-names.ts'

/** What the goods of one import share. */
export interface Importing {
  readonly db: Database
  readonly access: Access
  readonly defaults: Defaults
  readonly job: ImportJob
  readonly known: KnownNames
  /** The line of the file that a product of ours was meant by first. */
  readonly meant: Map<number, number>
}
