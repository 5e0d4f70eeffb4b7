import type { MISSING_RULES } from '#contract/model/till.ts'
import type { Database } from '../db/database.ts'
import type { Defaults } from '../items/validate.ts'
import type { Teller } from './till-alarm.ts'
import type { TillFolder } from './till-folder.ts'
import type { PlaceOfTill } from './till-places.ts'

/** A place whose folder is watched, and in whose name its files are written. */
export interface FolderPlace extends PlaceOfTill {
  readonly id: number
  readonly project: number
  readonly user: number | null
  readonly missing: (typeof MISSING_RULES)[number]
}

/** A folder that is looked at, and what with. */
export interface AtFolder {
  readonly db: Database
  readonly defaults: Defaults
  readonly tell: Teller
  readonly folder: TillFolder
  readonly place: FolderPlace
}
