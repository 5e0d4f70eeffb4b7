/** The fineness in thousandths of gold by its carats, as it is stamped. */
const FINENESS: Readonly<Record<string, string>> = {
  8: '333',
  9: '375',
  10: '417',
  14: '585',
  18: '750',
  20: '833',
  21: '875',
  22: '916',
  24: '999',
}

const CARATS = /(?<![\d.,])(8|9|10|14|18|20|21|22|24)[\s-]?(?:k|kt|karat|karaat|carats?|ct)(?![\p{L}\p{N}])/gu
const BAR = /(?<![\d.,])(\d{1,3})\s?(?:bar|atm)(?![\p{L}\p{N}])/gu
const JOINED = /(?<![\p{L}\p{N}.,-])(\d+)(mm|cm|m|er|ml|g)(?![\p{L}\p{N}])/gu

/**
 * A folded text with its measures written in one way: carats of gold as fineness (18 carat is 750), bar as metres (10 bar is 100 m), and
 * numbers apart from their units (36mm). Goods and requests alike, so that they meet.
 */
export function spellMeasures(folded: string): string {
  if (!/\d/.test(folded)) return folded
  return folded
    .replace(CARATS, (_, carats: string) => FINENESS[carats] ?? carats)
    .replace(BAR, (_, bar: string) => `${Number(bar) * 10} m`)
    .replace(JOINED, (_, amount: string, unit: string) => (unit === 'er' ? amount : `${amount} ${unit}`))
}
