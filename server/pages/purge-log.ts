const MOST_PURGES = 20_000

/** When which records were purged last, so that a build knows whether it was overtaken. */
export function purgeLog() {
  const purgedAt = new Map<string, number>()
  let count = 0
  let floor = 0
  return {
    /** How many purges there were. */
    now: () => count,
    /** Notes a purge of these tags. */
    note(tags: readonly string[]): void {
      count++
      if (purgedAt.size > MOST_PURGES) {
        purgedAt.clear()
        floor = count
      }
      for (const tag of tags) purgedAt.set(tag, count)
    },
    /** Notes a purge of everything. */
    noteAll(): void {
      count++
      purgedAt.clear()
      floor = count
    },
    /** Whether any of these tags was purged after that count. */
    isOvertaken: (tags: Iterable<string>, since: number): boolean =>
      since < floor || [...tags].some((tag) => (purgedAt.get(tag) ?? 0) > since),
  }
}
