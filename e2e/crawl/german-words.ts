import { globSync, readFileSync } from 'node:fs'
import { enforcementBody } from '#domain/company/accessibility-statement.ts'
import { languages } from '#domain/texts/language.ts'
import { readContent } from '../../demo/content.ts'
import { vocabulary, wordsIn } from './words.ts'

/** The same in German and in another language. */
const SHARED = ['register', 'internet', 'email', 'W-IdNr', 'per']

type Foreign = 'en' | 'fr'

/** The texts in a value: those of translations in this language, and without one all others. */
function textsIn(value: unknown, language: string | undefined, isWanted = language === undefined): string[] {
  if (typeof value === 'string') return isWanted ? [value] : []
  if (value === null || typeof value !== 'object') return []
  const own: unknown = Reflect.get(value, 'language')
  const inside = languages.some((known) => known === own) ? own === language : isWanted
  return Object.entries(value).flatMap(([name, item]) => (name === 'slug' ? [] : textsIn(item, language, inside)))
}

/** What the demo and the components say in a language. */
const sourcesIn = (language: string): string[] => [
  ...readContent().flatMap(({ record }) => textsIn(record, language)),
  ...globSync(`site/**/messages/${language}.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])(.*?)\1,?$/gm)].map(([, , text]) => text ?? ''),
  ),
]

/** Names of companies, authorities, people, streets and places, which are the same in every language. */
const names = (): string[] => [
  enforcementBody.name,
  ...readContent()
    .filter(({ collection }) => /^(brand|company|branch|ecommerce_manufacturer|project)$/.test(collection))
    .flatMap(({ record }) => textsIn(record, undefined)),
]

/** The words that German texts of the demo and of the components use, those of another language never, and that are no names. */
export function germanWords(language: Foreign): ReadonlySet<string> {
  const others = vocabulary([...sourcesIn(language), ...names(), ...SHARED])
  return new Set([...vocabulary(sourcesIn('de'))].filter((word) => !others.has(word)))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': '’', lt: '<', gt: '>', nbsp: ' ' }

/** What a page says, to eyes, ears and search engines; without what visitors have written about products in their language. */
export function saidIn(html: string): string {
  const page = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*\shrefLang=[\s\S]*?<\/a>/gi, ' ')
    .replace(RATINGS, ' ')
  const attributes = page.matchAll(/\s(?:alt|aria-label|title|placeholder|data-label)="([^"]*)"/g)
  const metas = page.matchAll(
    /<meta (?:name|property)="(?:og:)?(?:description|keywords|title|site_name)" content="([^"]*)"/g,
  )
  const said = [page.replace(/<[^>]*>/g, ' '), ...[...attributes, ...metas].map(([, text]) => text)].join(' ')
  return said.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}

const RATINGS = /<section\b[^>]*\sid="ratings"[\s\S]*?<\/section>/g

/** Parts of a page that claim to be in another language, but for links to other languages and what visitors have written. */
export const otherLanguagesIn = (html: string, language: Foreign): string[] =>
  [...html.replace(RATINGS, ' ').matchAll(/<(\w+)\b([^>]*\slang="(\w\w)"[^>]*)>([^<]*)/g)]
    .filter(([, , attributes = '', own]) => own !== language && !/\shrefLang=/i.test(attributes))
    .map(([, tag, , own, text]) => `${tag} ${own}: ${text}`)

/** Which of these words a text has. */
export const wordsFound = (text: string, words: ReadonlySet<string>): string[] => [
  ...new Set(wordsIn(text).filter((word) => words.has(word.toLowerCase()))),
]
