import { foldedWords } from '../texts/fold-text.ts'

/** A line of an order by the names that customers call it. */
export interface NamedLine {
  readonly name: string
  readonly variantName: string | null
  readonly referenceNumber: string | null
  /** Whether it was made for the customer, and cannot be withdrawn from (§ 312g (2) no. 1 BGB). */
  readonly excludesWithdrawal: boolean
}

/** More than any share of a name. */
const BY_NUMBER = 2

/** How well words name a line: by its whole number, or by the share of its name's words that are among them. */
function likeness({ name, variantName, referenceNumber }: NamedLine, words: ReadonlySet<string>): number {
  const isIn = (word: string) => words.has(word)
  const number = foldedWords(referenceNumber ?? '')
  if (number.length > 0 && number.every(isIn)) return BY_NUMBER
  const called = foldedWords(`${name} ${variantName ?? ''}`)
  return called.length === 0 ? 0 : called.filter(isIn).length / called.length
}

/** The lines that a customer's own words name best; none where they name none. */
export function linesMeant<Line extends NamedLine>(lines: readonly Line[], text: string): Line[] {
  const words = new Set(foldedWords(text))
  const best = Math.max(0, ...lines.map((line) => likeness(line, words)))
  return best === 0 ? [] : lines.filter((line) => likeness(line, words) === best)
}

/**
 * The lines that a withdrawal of a part may be about: those that its words name, or all where they name none. Empty words mean the whole
 * order. What cannot be withdrawn from is left out, so that none may be left.
 */
export function withdrawnLines<Line extends NamedLine>(lines: readonly Line[], text: string): Line[] {
  const meant = linesMeant(lines, text)
  return (meant.length > 0 ? meant : lines).filter(({ excludesWithdrawal }) => !excludesWithdrawal)
}

/**
 * Whether money is surely due for a withdrawal, so that an account may be asked for at once: of the whole order with anything that can be
 * withdrawn from; of a part only where its words name nothing but such goods. Otherwise staff look first. (§§ 312g (2), 357 BGB)
 */
export function isMoneySurelyDue(lines: readonly NamedLine[], text: string): boolean {
  if (text.trim() === '') return lines.some(({ excludesWithdrawal }) => !excludesWithdrawal)
  const meant = linesMeant(lines, text)
  return meant.length > 0 && meant.every(({ excludesWithdrawal }) => !excludesWithdrawal)
}
