// biome-ignore-all lint/performance/noBarrelFile: this is the module that compiled texts import, all that they call
import type { Language } from '#domain/texts/language.ts'
import { writtenNumber } from '#domain/texts/written-number.ts'

export * from '@messageformat/runtime'

/** The `#` of a plural: how many there are. */
export const number = (language: Language, value: number, offset: number): string =>
  writtenNumber(String(value - offset), language)
