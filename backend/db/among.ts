import { type Database, isSqlite } from './database.ts'

/** A condition that something is one of many keys, as what stands before and after its only parameter. */
export interface AmongKeys {
  readonly before: string
  readonly parameter: unknown
  readonly after: string
}

/** That what stands before is one of these keys. One parameter carries all of them, so that the statement stays prepared. */
export const amongKeys = (db: Database, keys: readonly unknown[]): AmongKeys =>
  isSqlite(db)
    ? { before: 'in (select value from json_each(', parameter: JSON.stringify(keys), after: '))' }
    : { before: '= any(', parameter: keys, after: ')' }
