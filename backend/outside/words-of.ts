/** Of the other side's words, what is shown. */
export const wordsOf = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300)
