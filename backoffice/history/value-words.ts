import type { DescribedField } from '#contract/wire/described-model.ts'
import { dayCodes } from '#domain/hours/day-codes.ts'
import { regionName } from '#domain/texts/region-name.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { changeWords } from '../i18n/change-texts.ts'
import { numberKindOf, numberText } from '../inputs/number-text.ts'
import type { Labelling, OfficeLanguage } from '../labels/labels.ts'
import { euroFormat } from '../labels/number-format.ts'
import { shownDay } from '../labels/shown-day.ts'
import { choicesOf } from '../record/known-choices.ts'
import { momentFormat } from './moment-format.ts'

/** What words of values need to know: whose language they are in, and what things are called. */
export interface Wording {
  readonly labels: Labelling
  readonly language: OfficeLanguage
}

type Kind = DescribedField['type']
type Words = (value: unknown, field: DescribedField, wording: Wording) => string | undefined

/** What a person wrote, in the quotation marks of the language. */
export const inQuotes = (text: string, language: OfficeLanguage): string =>
  `${changeWords[language].open}${text}${changeWords[language].close}`

const text: Words = (value, field, { labels, language }) => {
  const written = String(value)
  if (choicesOf(field.collection, field)) return labels.choice(field.field, written)
  if (field.field === 'language') return labels.choice('language', written)
  if (field.format === 'country') return regionName(written, language) ?? written
  return field.format ? written : inQuotes(written, language)
}

const money: Words = (value, _field, { language }) => euroFormat(language).format(Number(value))

const number: Words = (value, field, { language }) =>
  (['opening_period', 'opening_exception'].includes(field.collection) && field.field === 'day'
    ? dayCodes[Number(value)]?.labels[language]
    : undefined) ?? numberText(Number(value), numberKindOf(field), language)

const time: Words = (value, _field, { language }) =>
  `${String(value).slice(0, 5)}${changeWords[language].clock ? ` ${changeWords[language].clock}` : ''}`

/** A value within JSON, where its own type is all that is known of it; undefined for what words cannot say in a line. */
const inJson: Words = (value, field, wording) => {
  const { labels, language } = wording
  if (typeof value === 'boolean') return changeWords[language][value ? 'yes' : 'no']
  if (typeof value === 'number') return numberText(value, 'number', language)
  if (typeof value === 'string')
    return field.values?.includes(value) ? labels.choice(field.field, value) : inQuotes(value, language)
  if (Array.isArray(value))
    return joined(value.map((part) => (isFlat(part) ? inJson(part, field, wording) : undefined)))
  if (!isRecord(value)) return undefined
  const given = Object.entries(value).filter(([, part]) => part !== null && part !== '')
  return joined(
    given.map(([key, part]) => {
      const words = isFlat(part) ? inJson(part, field, wording) : undefined
      return words && `${labels.key(field.field, key)}: ${words}`
    }),
  )
}

const isFlat = (value: unknown): boolean => typeof value !== 'object'

const joined = (words: readonly (string | undefined)[]): string | undefined =>
  words.every((word) => word !== undefined) ? words.join(', ') : undefined

/** How a value of each kind of field is told. What a relation or a list is called is not in the value itself. */
const WORDS: Readonly<Record<Kind, Words>> = {
  text,
  html: text,
  integer: number,
  number,
  money,
  boolean: inJson,
  date: (value, _field, { language }) => shownDay(String(value), language),
  time,
  datetime: (value, _field, { language }) => momentFormat(language).format(new Date(String(value))),
  json: inJson,
  uuid: (value) => String(value),
  m2o: (value) => String(value),
  o2m: () => undefined,
}

/** A value that is there in the person's words: `99,00 €`, `Ja`, `„Ring“`; undefined where a line cannot say it. */
export const fieldValueWords: Words = (value, field, wording) => WORDS[field.type](value, field, wording)
