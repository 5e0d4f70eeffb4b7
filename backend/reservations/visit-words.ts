import { berlinFormat } from '#domain/company/berlin-format.ts'
import { withFirstOfMonth } from '#domain/texts/first-of-month.ts'
import { type Language, localeOf } from '#domain/texts/language.ts'

/** A moment as visitors are told it: `Samstag, 28. November um 11:00`, or short, as a list has it: `Sa., 28. Nov., 11:00`. */
export const visitText = (moment: Date, language: Language, length: 'long' | 'short' = 'long'): string => {
  const format = berlinFormat(localeOf[language], {
    weekday: length,
    day: 'numeric',
    month: length,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return withFirstOfMonth(format.format(moment), language)
}

/** Goods with how many of them, where it is more than one: `2 × Ring Elbe`. */
export const goodsText = (name: string, pieces: number): string => (pieces === 1 ? name : `${pieces} × ${name}`)
