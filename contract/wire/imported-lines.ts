import type { ImportProblem } from '#domain/imports/imported-product.ts'
import type { LineKind } from '#domain/imports/visitor-lines.ts'

/** `try` writes nothing; `good` leaves out what is refused; `all` writes everything or nothing. */
export const LINE_MODES = ['try', 'good', 'all'] as const

export type LineMode = (typeof LINE_MODES)[number]

export type LineOutcome = 'create' | 'same' | 'refused'

/** What became of the lines of a file; `written` tells whether anything stays. Of what is the same or made only the first thousand lines are listed. */
export type ImportedLines = {
  readonly kind: LineKind
  readonly written: boolean
  readonly counts: Readonly<Record<LineOutcome, number>>
  readonly lines: readonly {
    readonly line: number
    readonly name: string
    readonly outcome: LineOutcome
    readonly problems: readonly ImportProblem[]
  }[]
}
