import type { MISSING_RULES, TILL_RUN_STATES } from '../model/till.ts'

/** A number before and after. */
export type TillChange<Value> = readonly [was: Value, is: Value]

/** What a file changed of goods. Money in euro. */
export interface TillChanged {
  /** Of the file; null for goods that it does not name. */
  readonly line: number | null
  readonly product: number
  readonly variant: number | null
  readonly name: string
  readonly stock?: TillChange<number>
  readonly price?: TillChange<number | null>
}

/** What a file of a till changed, or would change. Money in euro. */
export interface TillReport {
  readonly trial: boolean
  /** The branch whose pieces are meant; null for those that only parcels are sent from. */
  readonly branch: string | null
  /** Lines of the file, and those of goods that are here. */
  readonly lines: number
  readonly known: number
  /** Goods whose pieces or price changed, and those that were counted as sold because the file does not name them. */
  readonly stock: number
  readonly prices: number
  readonly sold: number
  /** The first of the goods that changed. */
  readonly changes: readonly TillChanged[]
  /** The first of the lines that name goods that are not here, or several. */
  readonly unknown: readonly { readonly line: number; readonly key: string }[]
  readonly problems: readonly { readonly line: number; readonly field: string; readonly message: string }[]
}

/** A file as it stands in the list of all files. */
export interface TillFileRun {
  readonly id: number
  /** The name of its branch; null for what only parcels are sent from. */
  readonly branch: string | null
  /** Its name in the folder; null for what was sent. */
  readonly filename: string | null
  readonly state: (typeof TILL_RUN_STATES)[number]
  readonly problem: string | null
  readonly on: string
  /** E-mail of the account in whose name it was written. */
  readonly by: string | null
  /** Goods whose pieces or price changed, those counted as sold, and lines of which nothing could be taken. */
  readonly stock: number
  readonly prices: number
  readonly sold: number
  readonly unknown: number
  readonly problems: number
}

/** One file with what it changed; null for one that was refused. */
export interface TillFileDetail extends TillFileRun {
  readonly report: TillReport | null
}

/** What was taken back of a file, and what was left because it has changed since. */
export interface TillUndo {
  readonly back: number
  readonly left: readonly { readonly product: number; readonly name: string }[]
}

/** What somebody may set of a place. */
export interface TillPlaceSettings {
  readonly folder: boolean
  readonly missing: (typeof MISSING_RULES)[number]
  /** Hours; null where no file is awaited. */
  readonly every: number | null
}

/** A place that a till may write files for. */
export interface TillPlace extends TillPlaceSettings {
  /** What the calls name it by: the id of its branch, or `parcels`. */
  readonly place: string
  /** The name of the branch; null for what only parcels are sent from. */
  readonly branch: string | null
  /** Where its files are to be laid, on the machine that the shop runs on; null where no folders are watched. */
  readonly path: string | null
  /** Why the folder cannot be used. */
  readonly fault: string | null
  readonly overdue: boolean
}

/** The last file for a place, and whether the next one is overdue. */
export interface TillRun {
  /** The address of its branch, and what it is called; null for what only parcels are sent from. */
  readonly branch: string | null
  readonly name: string | null
  readonly on: string
  /** Hours in which the next is awaited; null where nobody said. */
  readonly every: number | null
  /** Why it was refused; null for one that was taken. */
  readonly problem: string | null
  readonly stock: number
  readonly prices: number
  readonly sold: number
  readonly unknown: number
  readonly overdue: boolean
}
