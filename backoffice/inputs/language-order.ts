/** The languages with one more or one less: one that was stored comes back to where it stood, a new one stands last. */
export function withLanguage(chosen: readonly string[], language: string, stored: readonly string[]): string[] {
  if (chosen.includes(language)) return chosen.filter((one) => one !== language)
  const place = stored.indexOf(language)
  const at = place < 0 ? -1 : chosen.findIndex((one) => !stored.includes(one) || stored.indexOf(one) > place)
  return at < 0 ? [...chosen, language] : chosen.toSpliced(at, 0, language)
}

/** The languages with one of them a place further up. */
export function movedUp(chosen: readonly string[], language: string): string[] {
  const at = chosen.indexOf(language)
  return at < 1 ? [...chosen] : chosen.toSpliced(at, 1).toSpliced(at - 1, 0, language)
}
