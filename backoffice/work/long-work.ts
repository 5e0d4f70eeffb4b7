/** How far a long work has come. */
export interface Progress {
  readonly done: number
  readonly all: number
}

/** Runs a step for each part in turn until all are done or somebody stops it; returns whether it came to its end. */
export async function inTurn<T>(
  parts: readonly T[],
  step: (part: T) => Promise<void>,
  { tell, signal }: { tell: (progress: Progress) => void; signal: AbortSignal },
): Promise<boolean> {
  for (const [index, part] of parts.entries()) {
    if (signal.aborted) return false
    tell({ done: index, all: parts.length })
    await step(part)
  }
  tell({ done: parts.length, all: parts.length })
  return true
}

/** The list in pieces of at most `size`. */
export const inPieces = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))
