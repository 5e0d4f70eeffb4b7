export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Texts of more words than this are told apart by sentences: comparing their words would take too long. */
const MOST_WORDS = 1500

const words = (text: string): string[] => text.match(/\s+|[^\s<>]+|<[^>]*>|[<>]/g) ?? []

/** A text in sentences and lines. */
const sentences = (text: string): string[] => text.match(/[^.!?\n]+[.!?\n]*\s*|[.!?\n]+\s*/g) ?? []

/** Two texts compared in words, long ones in sentences, by their longest common sequence. */
export function wordDifference(before: string, after: string): Piece[] {
  const isLong = [before, after].some((text) => words(text).length > MOST_WORDS)
  const [left, right] = isLong ? [sentences(before), sentences(after)] : [words(before), words(after)]
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

/** Signs of what did not change that are shown on each side of a change. */
const AROUND = 90

/** The pieces with what did not change cut down to what stands around a change. */
export function aroundChanges(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== 'same' || piece.text.length <= 2 * AROUND + 20) return piece
    // Words are left whole.
    const head = index === 0 ? '' : piece.text.slice(0, AROUND).replace(/\s*\S*$/, ' ')
    const tail = index === pieces.length - 1 ? '' : piece.text.slice(-AROUND).replace(/^\S*\s*/, ' ')
    return { kind: 'same', text: `${head}…${tail}` }
  })
}

/** The words of an HTML text without its tags, a line for each paragraph. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:\/(?:p|li|h[1-6]|tr|blockquote)|br\s*\/?)>/gi, '\n')
    .replace(/<[a-z/][^>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\n{2,}/g, '\n')
    .trim()
