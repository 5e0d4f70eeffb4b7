import { useState } from 'react'
import type { Values } from './personalization-fields.tsx'

/** The most pieces that are given a personalization each; more are asked for by the same one. */
const MOST_DIFFERENT = 10

type FirstPiece = { values: Values; change: (values: Values) => void }

/** The personalizations of `count` pieces: one for all, or one for each when the visitor wants them different. */
export function usePieces(count: number, first: FirstPiece) {
  const [different, setDifferent] = useState(false)
  const [others, setOthers] = useState<Values[]>([])
  const canDiffer = count > 1 && count <= MOST_DIFFERENT
  const isDifferent = different && canDiffer
  const pieces = [
    first.values,
    ...Array.from({ length: isDifferent ? count - 1 : 0 }, (_, index) => others[index] ?? {}),
  ]

  function setPiece(index: number, values: Values) {
    if (index === 0) return first.change(values)
    setOthers((before) =>
      Array.from({ length: Math.max(before.length, index) }, (_, place) =>
        place === index - 1 ? { ...before[place], ...values } : (before[place] ?? {}),
      ),
    )
  }

  return { pieces, setPiece, canDiffer, isDifferent, different, setDifferent }
}
