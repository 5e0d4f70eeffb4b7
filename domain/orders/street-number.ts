const houseNumber = String.raw`\d{1,5}(?:\s?[a-zA-Z])?(?:\s?[-/]\s?\d{1,5}(?:\s?[a-zA-Z])?)?`
const numberLast = new RegExp(`^(.*\\p{L}.*?)[\\s,]+(${houseNumber})$`, 'u')
const numberFirst = new RegExp(`^(${houseNumber}(?:\\s?(?:bis|ter))?)[\\s,]+(.*\\p{L}.*)$`, 'u')

/**
 * Parts a street from the house number that browsers fill in with it: `Hauptstraße 12a`, `12 bis, rue de la Paix`. Undefined
 * when there is none to part.
 */
export function splitStreet(line: string): { street: string; number: string } | undefined {
  const text = line.trim()
  const last = numberLast.exec(text)
  if (last?.[1] && last[2]) return { street: last[1].trim(), number: last[2] }
  const first = numberFirst.exec(text)
  return first?.[1] && first[2] ? { street: first[2].trim(), number: first[1] } : undefined
}
