import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const read = (name: string) => readFileSync(require.resolve(name))

/** The faces of papers: the site's own, and one that has what it lacks: Greek, Cyrillic, hearts. */
export type Face = 'regular' | 'bold' | 'other' | 'otherBold'

const FILES: Readonly<Record<Face, string>> = {
  regular: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  bold: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  other: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  otherBold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
}

const known = new Map<Face, Buffer>()

/** The file of a face, read when a paper first needs it. */
export function fontFile(face: Face): Buffer {
  const bytes = known.get(face) ?? read(FILES[face])
  known.set(face, bytes)
  return bytes
}

/** What the site's own face has: Latin with all its accents, punctuation, the euro. */
const LATIN = /[\p{Script=Latin}\p{M}\d\s!-/:-@[-`{-~ -¿–—‘’‚“”„†•…‰‹›€™−×]/u

export interface Run {
  readonly text: string
  readonly isLatin: boolean
}

/** The space in French amounts, which the site's own face lacks. */
const NARROW_SPACE = '\u202f'

/** A text cut where another face must take over. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; isLatin: boolean }[] = []
  for (const character of text.replaceAll(NARROW_SPACE, '\u00a0')) {
    const isLatin = LATIN.test(character)
    const last = runs.at(-1)
    if (last?.isLatin === isLatin) last.text += character
    else runs.push({ text: character, isLatin })
  }
  return runs
}
