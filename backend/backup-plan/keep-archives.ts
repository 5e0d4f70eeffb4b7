/** An archive that lies somewhere: its name says when it was made. */
export interface KeptArchive {
  readonly name: string
  /** When it was made, as ISO 8601. */
  readonly on: string
  /** What became of restoring it: untried unless said. */
  readonly tried?: 'good' | 'bad'
}

const DAY = 86_400_000

const newest = (archives: readonly KeptArchive[]) => archives.toSorted((a, b) => b.on.localeCompare(a.on))[0]

/**
 * The archives that are to be removed: those older than so many days. Never the newest that may be good, and never the newest that was
 * restored on trial: however long ago the last good backup was, it stays.
 */
export function expired(archives: readonly KeptArchive[], keepDays: number, now: Date): KeptArchive[] {
  const kept = [
    newest(archives.filter(({ tried }) => tried !== 'bad')),
    newest(archives.filter(({ tried }) => tried === 'good')),
  ]
  const oldest = new Date(now.getTime() - keepDays * DAY).toISOString()
  return archives.filter((archive) => archive.on < oldest && !kept.includes(archive))
}
