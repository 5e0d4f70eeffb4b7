import { diff } from 'node:util'

/** Answers by what was asked, each in its normal form. */
export type Answers = ReadonlyMap<string, readonly string[]>

/** One way in which answers differ, and which do. */
export interface Difference {
  /** Lines that only the one side has (`-`) and that only the other has (`+`). */
  readonly lines: readonly string[]
  readonly asked: readonly string[]
}

/** What differs between two sides that were asked the same; what differs alike in many answers stands once. The most frequent first. */
export function differencesOf(before: Answers, after: Answers): Difference[] {
  const found = new Map<string, string[]>()
  const note = (lines: readonly string[], asked: string) => {
    const key = lines.join('\n')
    const places = found.get(key)
    if (places) places.push(asked)
    else found.set(key, [asked])
  }
  for (const asked of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(asked), after.get(asked)]
    if (!one || !other) note([one ? '- answered' : '+ answered'], asked)
    else for (const piece of piecesOf(one, other)) note(piece, asked)
  }
  return [...found]
    .map(([key, asked]) => ({ lines: key.split('\n'), asked: [...new Set(asked)] }))
    .sort((a, b) => b.asked.length - a.asked.length)
}

/** The runs of lines that were taken out or put in. */
function piecesOf(before: readonly string[], after: readonly string[]): string[][] {
  if (before.length === after.length && before.every((line, at) => line === after[at])) return []
  const pieces: string[][] = []
  let isOpen = false
  for (const [change, line] of diff(after, before)) {
    if (change !== 0 && !isOpen) pieces.push([])
    isOpen = change !== 0
    if (isOpen) pieces.at(-1)?.push(`${change < 0 ? '-' : '+'} ${line}`)
  }
  return pieces
}

const MOST_LINES = 12
const MOST_WIDTH = 240
const MOST_ASKED = 3

/** A difference as a person reads it. */
export function sentenceOf({ lines, asked }: Difference): string {
  const more = (count: number, most: number) => (count > most ? [`… and ${count - most} more`] : [])
  return [
    `${asked.length} answers: ${[...asked.slice(0, MOST_ASKED).map((name) => name.slice(0, MOST_WIDTH / 2)), ...more(asked.length, MOST_ASKED)].join(', ')}`,
    ...[...lines.slice(0, MOST_LINES).map((line) => line.slice(0, MOST_WIDTH)), ...more(lines.length, MOST_LINES)].map(
      (line) => `    ${line}`,
    ),
  ].join('\n')
}
