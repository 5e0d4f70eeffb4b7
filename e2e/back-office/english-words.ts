import englishOfReactAdmin from 'ra-language-english'
import { model } from '#contract/model/model.ts'
import { routeKeys } from '#domain/paths/route-map.ts'
import { reactAdminGerman } from '../../backoffice/i18n/react-admin-de.ts'
import { textsDe } from '../../backoffice/i18n/texts-de.ts'
import { textsEn } from '../../backoffice/i18n/texts-en.ts'
import { inWords } from '../../backoffice/labels/labels.ts'
import { labelsDe } from '../../backoffice/labels/labels-de.ts'
import { labelsEn } from '../../backoffice/labels/labels-en.ts'
import { readContent } from '../../demo/content.ts'
import { demoOrders } from '../../demo/orders/demo-order.ts'
import { textsWithin, vocabulary } from '../crawl/words.ts'

/** Names that Material UI gives in English where nobody gives others. */
const OF_MATERIAL_UI = ['pagination navigation', 'Go to first page', 'Close', 'Clear', 'Open', 'No options', 'Loading']

/** What the program calls things: collections, fields, what these may hold, and the pages of the site. */
const technicalNames = (): string[] => [
  ...routeKeys,
  ...[...model.values()].flatMap(({ name, fields }) => [
    name,
    ...Object.entries(fields).flatMap(([field, of]) => [
      field,
      ...('choices' in of ? (of.choices ?? []) : []),
      ...('keys' in of ? Object.keys(of.keys ?? {}) : []),
    ]),
  ]),
]

/** The words that the back office uses in English or in its code and never in German, and that no content of the demo has. */
export function englishWords(): ReadonlySet<string> {
  const english = vocabulary([
    ...textsWithin([englishOfReactAdmin, textsEn, labelsEn, OF_MATERIAL_UI]),
    ...technicalNames().map(inWords),
  ])
  const german = vocabulary([
    ...textsWithin([reactAdminGerman, textsDe, labelsDe]),
    ...readContent().flatMap(({ record }) => textsWithin(record)),
    ...textsWithin(demoOrders()),
  ])
  return new Set([...english].filter((word) => !german.has(word)))
}

/** A name as a screen may show it: with a number behind it, or a star. */
const bare = (text: string): string => text.trim().replace(/\s*(?:\d+|\*)$/, '')

/** Whether a text is, as a whole, an English name of the program that has another one in German: content may well have its words. */
export function isEnglishName(): (text: string) => boolean {
  const german = new Set([
    ...textsWithin([reactAdminGerman, textsDe, labelsDe]),
    // What the demonstration calls something in German, such as its “Accessories”.
    ...readContent().flatMap(({ record }) => (typeof record.display_name === 'string' ? [record.display_name] : [])),
  ])
  const english = [
    ...textsWithin([englishOfReactAdmin, textsEn, labelsEn, OF_MATERIAL_UI]),
    ...technicalNames().map(inWords),
  ]
  // Two letters are a day of the week or a language as well.
  const names = new Set(english.filter((name) => name.length > 2 && !german.has(name)))
  return (text) => names.has(bare(text))
}

/** Units, and columns of product files, which have these names. */
const NO_KEYS = ['kB', 'reference_number']

/** Placeholders of legal texts, which editors are meant to see. */
const PLACEHOLDER = /\{\{\w+\}\}/g

/** Keys of the program in a text: `in_preparation`, `openingHours`, `#3`, and messages that have no words. */
export const rawKeysIn = (text: string): string[] =>
  text
    .replace(PLACEHOLDER, '')
    .match(/(?<![\w@./:-])(?:[a-z]+(?:_[a-z0-9]+)+|[a-z]+[A-Z]\w*|#\d+|(?:ra|office|resources)\.[a-z_.]+)(?![\w@:/-])/g)
    ?.filter((key) => !NO_KEYS.includes(key)) ?? []
