import { labelsDe } from './labels-de.ts'
import { labelsEn } from './labels-en.ts'
import { shownDay } from './shown-day.ts'

/** Names of collections (many, one), of fields and of what a field may hold; `collection.field` goes before `field`. */
export interface Labels {
  readonly collections: Readonly<Record<string, readonly [many: string, one: string]>>
  readonly fields: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, string>>
  /** What a field is for, `collection.field`, where its name does not say it. */
  readonly hints: Readonly<Record<string, string>>
}

export const officeLanguages = ['de', 'en'] as const

export type OfficeLanguage = (typeof officeLanguages)[number]

const tables: Record<OfficeLanguage, Labels> = { de: labelsDe, en: labelsEn }

/** A technical name in words: `present_wrapping` becomes `Present wrapping`. */
export const inWords = (name: string): string => {
  const words = name.replace(/^ecommerce_/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export interface Labelling {
  collection(name: string, count?: 'many' | 'one'): string
  field(collection: string, field: string): string
  choice(field: string, value: string): string
  /** What a value is called where the table has it; undefined for words that are nobody's key. */
  known(field: string, value: string): string | undefined
  /** What a key within a field of JSON is called: `theme.button` has a `color`. */
  key(field: string, name: string): string
  hint(collection: string, field: string): string | undefined
  /** A day or the first and the last of several, as the language writes them. */
  days(first: string, last?: string): string
}

/** The names in a language; what the table does not have is called by its own name in words. */
export function labelling(language: OfficeLanguage): Labelling {
  const { collections, fields, choices, hints } = tables[language]
  return {
    collection: (name, count = 'many') => collections[name]?.[count === 'many' ? 0 : 1] ?? inWords(name),
    field: (collection, field) => fields[`${collection}.${field}`] ?? fields[field] ?? inWords(field),
    choice: (field, value) => choices[`${field}.${value}`] ?? choices[value] ?? inWords(value),
    known: (field, value) => choices[`${field}.${value}`] ?? choices[value],
    key: (field, name) =>
      fields[`${field}.${name}`] ?? choices[`${field}.${name}`] ?? choices[name] ?? fields[name] ?? inWords(name),
    hint: (collection, field) => hints[`${collection}.${field}`],
    days: (first, last = first) => [...new Set([first, last])].map((day) => shownDay(day, language)).join('–'),
  }
}
