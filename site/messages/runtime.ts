import type { Language } from '#domain/language.ts'
import { writtenNumber } from '#domain/written-number.ts'

export * from '@messageformat/runtime'

/** The `#` of a plural: how many there are. */
export const number = (language: Language, value: number, offset: number): string =>
  writtenNumber(String(value - offset), language)
