const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', '’': "'" }

/**
 * A text as search compares it: small letters, without accents, and the German spellings ae, oe, ue as a, o, u, so that
 * Gruen, Grün and grun are equal. `ue` after a, e or q stays, for it is no umlaut there (Quelle, neue, Frauen).
 */
export function foldText(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[ßæœøłđ’]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.replace(/([ao])e|(^|[^aeq])ue/g, (_, vowel: string | undefined, before: string | undefined) =>
    vowel === undefined ? `${before}u` : vowel,
  )
}

/** The words of a text, folded: what stands between them does not count. */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
