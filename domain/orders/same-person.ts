import { foldText } from '../texts/fold-text.ts'

/** Words before a name that are none of it. */
const TITLES: readonly string[] = ['herr', 'frau', 'dr', 'prof', 'mr', 'mrs', 'ms', 'monsieur', 'madame', 'mme', 'm']

/** The words of a name in one order: `Muster, Anna` is `Anna Muster`. */
const wordsOf = (name: string): string =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.includes(word))
    .sort()
    .join(' ')

/** Whether two names are those of one person: all of their words the same, in any order, titles aside. A part of a name is not enough. */
export const isSamePerson = (one: string, other: string): boolean =>
  wordsOf(one) !== '' && wordsOf(one) === wordsOf(other)
