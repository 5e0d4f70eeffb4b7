/**
 * A backup is a tar archive that knows no database: `manifest.json` first, then the rows of each table as lines of JSON in
 * compressed parts (`tables/{table}/{part}.ndjson.gz`), the stored files (`files/{project}/{id}`), the installation's secret where
 * the data directory holds it, and `end.json`, which says what was to come and how it adds up.
 */
export const FORMAT = 'schaufenster-backup'

/** Raised when an older program could not read the archives any more. */
export const FORMAT_VERSION = 1

/** What an archive of ours is: `noun` names it in sentences. */
export interface ArchiveKind {
  readonly format: string
  readonly format_version: number
  readonly noun: string
}

export const BACKUP: ArchiveKind = { format: FORMAT, format_version: FORMAT_VERSION, noun: 'backup' }

export const MANIFEST = 'manifest.json'
export const SECRET = 'secret'
export const END = 'end.json'

export interface ArchiveManifest {
  readonly format: string
  readonly format_version: number
  /** Version of the program that made it. */
  readonly version: string
  readonly created_on: string
  /** Names of the migrations that its tables have seen. */
  readonly migrations: readonly string[]
}

export interface TableFacts {
  readonly rows: number
  /** The highest number given out for an id, also of rows that are gone; null where ids are no numbers. */
  readonly last_id: number | null
}

export interface End {
  readonly tables: Readonly<Record<string, TableFacts>>
  readonly files: number
  /** Files whose bytes were not there: deleted while the backup was made, or lost before. */
  readonly missing: readonly string[]
  /** Over name, size and bytes of every entry before this one. */
  readonly sha256: string
}

/** What is good for a moment only, and signs nobody in after a restore. */
export const LEFT_OUT: readonly string[] = [
  'sessions',
  'entry_passes',
  'call_keys',
  'password_resets',
  'sign_in_failures',
  'backups',
  'backup_runs',
  'restores',
  'previews',
  'imports',
  'import_goods',
]

/** A reason why a backup cannot be made or restored: one sentence for a person. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
  /** What kind of reason it is. */
  readonly why: 'damaged' | 'newer' | 'in_use'

  constructor(message: string, why: BackupProblem['why'] = 'damaged') {
    super(message)
    this.why = why
  }
}

/** How a sentence about a broken archive begins. */
export const DAMAGED = 'The archive is damaged or incomplete'

export type EntryKind =
  | { readonly kind: 'manifest' | 'secret' | 'end' }
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'file'; readonly project: number; readonly id: string }

/** What an entry of that name holds; undefined for a name that no backup has. */
export function entryKind(name: string): EntryKind | undefined {
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === SECRET) return { kind: 'secret' }
  if (name === END) return { kind: 'end' }
  const [, table] = /^tables\/(\w+)\/\d+\.ndjson\.gz$/.exec(name) ?? []
  if (table !== undefined) return { kind: 'rows', table }
  const [, project, id] = /^files\/(\d{1,10})\/([\w-]{1,64})$/.exec(name) ?? []
  return id === undefined ? undefined : { kind: 'file', project: Number(project), id }
}
