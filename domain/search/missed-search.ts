import { foldText } from '../texts/fold-text.ts'

/** Letters and words of a search for goods; more is a sentence, and may be about a person. */
const LONGEST = 60
const MOST_WORDS = 6

/** Names of programs that follow links and fill in forms by themselves. */
const PROGRAM = /bot|crawl|spider|slurp|headless|lighthouse|preview|scan|curl|wget|python|java\/|node/i

/** Whether a browser's name for itself is that of a program rather than of a person's browser. */
export const isProgram = (userAgent: string | null): boolean => !userAgent || PROGRAM.test(userAgent)

/**
 * What is kept of a search that found nothing: its words in small letters, so that the same wish counts once. Undefined for what may say
 * who somebody is: mail and web addresses, long numbers, and whole sentences. (Art. 5 (1) (c) GDPR)
 */
export function missedSearch(text: string): string | undefined {
  const said = text.trim().replace(/\s+/g, ' ').toLowerCase()
  const isPersonal = /@|https?:|www\.|\d[\d\s/().+-]{5,}\d|\d{5}/.test(said)
  if (isPersonal || said.length > LONGEST || said.split(' ').length > MOST_WORDS) return undefined
  return /\p{L}/u.test(foldText(said)) ? said : undefined
}
