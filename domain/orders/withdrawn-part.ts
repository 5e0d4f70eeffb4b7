import { foldedWords } from '../texts/fold-text.ts'

/** A line of an order by the names that customers call it. */
export interface NamedLine {
  readonly name: string
  readonly variantName: string | null
  readonly referenceNumber: string | null
  /** Pieces of it that are still with the customer or on their way. */
  readonly pieces: number
  /** Whether it was made for the customer, and cannot be withdrawn from (§ 312g (2) no. 1 BGB). */
  readonly excludesWithdrawal: boolean
}

/**
 * How a customer's words about a part are understood: none were written, so the whole order is meant; they name goods, and all pieces of
 * them; they name goods of which there are several pieces, so that how many is open; or they do not say which goods for certain.
 */
export type Understanding = 'whole' | 'named' | 'pieces' | 'unclear'

export interface UnderstoodPart<Line extends NamedLine> {
  readonly how: Understanding
  /** The lines that are meant, or of unclear words those that they may mean. */
  readonly lines: readonly Line[]
}

/** Words by which a text names what stays, and not what goes; folded, of all languages. */
const LEAVES_OUT = new Set(
  foldedWords(
    `außer ausser ausgenommen ohne nicht nichts kein keine keinen keiner keines keinem behalte behalten bleibt bleiben bis
    except excluding not no without keep keeping but apart other others rest
    sauf excepté hormis pas sans garde gardons garder conserve conserver autre autres reste
    andere anderen anderer anderes übrige übrigen`,
  ),
)

const wordsOf = ({ name, variantName }: NamedLine) => new Set(foldedWords(`${name} ${variantName ?? ''}`))

const isNumbered = ({ referenceNumber }: NamedLine, words: ReadonlySet<string>) => {
  const number = foldedWords(referenceNumber ?? '')
  return number.length > 0 && number.every((word) => words.has(word))
}

/**
 * What single words point at: a whole number at its line, a word of a name at all lines that are called so. A word of all lines tells
 * nothing apart, and what a narrower word points at is meant rather than what a wider one does: of two rings, "Ring Twiete" is one.
 */
function pointedAt<Line extends NamedLine>(lines: readonly Line[], words: ReadonlySet<string>): Line[][] {
  const numbered = lines.filter((line) => isNumbered(line, words)).map((line) => [line])
  const called = [...words].map((word) => lines.filter((line) => wordsOf(line).has(word)))
  const sets = [...numbered, ...called].filter(
    (set) => set.length > 0 && (set.length < lines.length || lines.length === 1),
  )
  const isWider = (set: Line[], other: Line[]) => other.length < set.length && other.every((line) => set.includes(line))
  return sets.filter((set) => !sets.some((other) => isWider(set, other)))
}

/**
 * Reads a customer's own words about what they withdraw from. Only words that point at one line each, and leave nothing out, count as
 * named; whatever else they may mean is for a person to read.
 */
export function understoodPart<Line extends NamedLine>(lines: readonly Line[], text: string): UnderstoodPart<Line> {
  const words = new Set(foldedWords(text))
  if (words.size === 0) return { how: 'whole', lines }
  const sets = lines.length === 1 ? [[...lines]] : pointedAt(lines, words)
  const meant = lines.filter((line) => sets.some((set) => set.includes(line)))
  const isNamed =
    sets.length > 0 && sets.every((set) => set.length === 1) && ![...words].some((word) => LEAVES_OUT.has(word))
  if (!isNamed) return { how: 'unclear', lines: meant }
  return { how: meant.some(({ pieces }) => pieces > 1) ? 'pieces' : 'named', lines: meant }
}

/**
 * The lines of which all pieces are proposed to be taken back: those that are understood for certain and can be withdrawn from. None where a
 * person has to choose.
 */
export const withdrawnLines = <Line extends NamedLine>({ how, lines }: UnderstoodPart<Line>): Line[] =>
  how === 'whole' || how === 'named' ? lines.filter(({ excludesWithdrawal }) => !excludesWithdrawal) : []

/**
 * Whether money is surely due for a withdrawal, so that an account may be asked for at once: of the whole order with anything that can be
 * withdrawn from; of a part only where its words name nothing but such goods. Otherwise staff look first. (§§ 312g (2), 357 BGB)
 */
export function isMoneySurelyDue(lines: readonly NamedLine[], text: string): boolean {
  const part = understoodPart(lines, text)
  if (part.how === 'unclear') return false
  const can = part.lines.filter(({ excludesWithdrawal }) => !excludesWithdrawal)
  return can.length > 0 && (part.how === 'whole' || can.length === part.lines.length)
}
