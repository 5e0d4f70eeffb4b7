/** The words of a text, of three letters or more. */
export const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []

/** All words of some texts in small letters, without tags and placeholders. */
export const vocabulary = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => wordsIn(text.replace(/<[^>]*>|%?\{\w+\}/g, ' ')).map((word) => word.toLowerCase())))

/** Every text within a value, whatever its shape. */
export function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsWithin)
}
