export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Texts of more words than this are told apart as a whole: comparing them would take too long. */
const MOST_WORDS = 1500

const words = (text: string): string[] => text.match(/\s+|[^\s<>]+|<[^>]*>|[<>]/g) ?? []

/** Two texts compared in words, by their longest common sequence. */
export function wordDifference(before: string, after: string): Piece[] {
  const [left, right] = [words(before), words(after)]
  if (left.length > MOST_WORDS || right.length > MOST_WORDS)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const longest = commonLengths(left, right)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const [old, fresh] = [left[i], right[j]]
    if (old !== undefined && old === fresh) {
      pieces.push({ kind: 'same', text: old })
      i++
      j++
    } else if (fresh === undefined || (old !== undefined && (longest[i + 1]?.[j] ?? 0) >= (longest[i]?.[j + 1] ?? 0))) {
      pieces.push({ kind: 'removed', text: old ?? '' })
      i++
    } else {
      pieces.push({ kind: 'added', text: fresh })
      j++
    }
  }
  return joined(pieces)
}

/** How long the longest common sequence is behind each pair of places. */
function commonLengths(left: readonly string[], right: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1))
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const [row, below] = [table[i] as Uint16Array, table[i + 1] as Uint16Array]
      row[j] = left[i] === right[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}

function joined(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = list.at(-1)
    if (last?.kind === kind) list[list.length - 1] = { kind, text: last.text + text }
    else if (text !== '') list.push({ kind, text })
  }
  return list
}
