/** An archive that lies in a store. */
export interface StoredArchive {
  readonly name: string
  /** When it was made, as ISO 8601. */
  readonly on: string
}

/** Where archives of the schedule lie: a folder, or a bucket. */
export interface ArchiveStore {
  /** Those that the schedule has made, whole ones only. */
  list(): Promise<StoredArchive[]>
  /**
   * Writes one whole or not at all, and answers its bytes. `noteDraft` is told before what a kill would leave behind.
   */
  write(name: string, bytes: ReadableStream<Uint8Array>, noteDraft: (draft: string) => Promise<void>): Promise<number>
  /** The bytes of one, part by part; null where there is none. */
  read(name: string): Promise<ReadableStream<Uint8Array> | null>
  delete(name: string): Promise<void>
  /** Removes what a process has left that was killed while it wrote. */
  discard(name: string, draft: string | null): Promise<void>
}

const NAME = /^schaufenster-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar$/

/** What an archive of that moment is called. */
export const archiveName = (now: Date): string => `schaufenster-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar`

/** The archives among names of files; any other is left alone. */
export const archivesAmong = (names: readonly string[]): StoredArchive[] =>
  names.flatMap((name) => {
    const [, day, hour, minute, second, part] = NAME.exec(name) ?? []
    return day === undefined ? [] : [{ name, on: `${day}T${hour}:${minute}:${second}.${part}Z` }]
  })
