/** New words that are looked through one by one before all are sorted anew. */
const MOST_UNSORTED = 500

/** Words that are found by how they begin. */
export interface SortedWords {
  add(word: string): void
  startingWith(start: string): string[]
}

export function sortedWords(): SortedWords {
  let sorted: string[] = []
  let fresh: string[] = []

  /** The place of the first sorted word that is not before this one. */
  function placeOf(word: string): number {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] as string) < word) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    add(word) {
      fresh.push(word)
    },
    startingWith(start) {
      if (fresh.length > MOST_UNSORTED) {
        sorted = [...sorted, ...fresh].sort()
        fresh = []
      }
      const found = fresh.filter((word) => word.startsWith(start))
      for (let place = placeOf(start); sorted[place]?.startsWith(start); place++) found.push(sorted[place] as string)
      return found
    },
  }
}
