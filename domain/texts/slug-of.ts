const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', '&': ' und ' }

/** A part of an address out of a name, or of a name and a number: small letters, digits and single hyphens. */
export function slugOf(...parts: readonly unknown[]): string {
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .join('-')
    .toLowerCase()
    .replace(/[äöüßæœø&]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 150)
    .replace(/^-+|-+$/g, '')
}
