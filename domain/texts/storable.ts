/** Whether a text can be stored, and looked for: databases take no zero byte and no half of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
