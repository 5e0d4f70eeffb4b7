/** Pieces at a place: a branch by its id, or null for the stock that only parcels are sent from. */
export interface PlacedPieces {
  readonly branch: number | null
  readonly pieces: number
}

/** Pieces of a list in its order: `count` of them after the first `skip`; fewer where the list ends. */
export function piecesFrom(places: readonly PlacedPieces[], skip: number, count: number): PlacedPieces[] {
  const found: PlacedPieces[] = []
  let [before, left] = [skip, count]
  for (const { branch, pieces } of places) {
    const passed = Math.min(before, pieces)
    before -= passed
    const taken = Math.min(pieces - passed, left)
    left -= taken
    if (taken > 0) found.push({ branch, pieces: taken })
  }
  return found
}

/** Pieces of lists one after the other, those of the same place that follow each other as one. */
export function joinedPlaces(...lists: readonly (readonly PlacedPieces[])[]): PlacedPieces[] {
  const joined: PlacedPieces[] = []
  for (const { branch, pieces } of lists.flat()) {
    const last = joined.at(-1)
    if (last?.branch === branch) joined.splice(-1, 1, { branch, pieces: last.pieces + pieces })
    else joined.push({ branch, pieces })
  }
  return joined
}
