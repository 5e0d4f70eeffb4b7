/** Letters from which on a word may be the end of a longer one. */
const COMPOUND_FROM = 3
/** Compound words that one word may stand for the end of. */
const MOST_COMPOUNDS = 30
/** Stems whose compounds are remembered. */
const REMEMBERED = 1000

/** Finds the known words that end in a stem and are longer. */
export function compounds(vocabulary: ReadonlySet<string>): (stem: string) => readonly string[] {
  const found = new Map<string, readonly string[]>()
  let size = 0

  function look(stem: string): string[] {
    const longer: string[] = []
    for (const known of vocabulary) {
      if (known.length > stem.length + 2 && known.endsWith(stem)) longer.push(known)
      if (longer.length === MOST_COMPOUNDS) break
    }
    return longer
  }

  return (stem) => {
    if (stem.length < COMPOUND_FROM) return []
    if (vocabulary.size !== size || found.size > REMEMBERED) found.clear()
    size = vocabulary.size
    const known = found.get(stem) ?? look(stem)
    found.set(stem, known)
    return known
  }
}
