/** The header in which an answer that had to be made says how much more work it was than a small one. It is told to no visitor. */
export const WEIGHT_HEADER = 'x-weight'

/** Characters that come with every answer for nothing, and those of each further unit of weight. */
const FREE = 20_000
const UNIT = 5_000

/** How many small answers a text of that length weighs, beside the one that it is. */
export const weightOf = (characters: number): number => Math.max(0, Math.ceil((characters - FREE) / UNIT))
