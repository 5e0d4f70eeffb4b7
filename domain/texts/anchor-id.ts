const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A heading's text as the id that links name: `Matomo (ehemals PIWIK)` is `matomo-ehemals-piwik`. */
export function anchorId(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœ]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The id, or with a number behind it when it is already used; notes it as used. */
export function uniqueId(id: string, used: Set<string>): string {
  const wanted = id || 'section'
  let unique = wanted
  for (let count = 2; used.has(unique); count++) unique = `${wanted}-${count}`
  used.add(unique)
  return unique
}
