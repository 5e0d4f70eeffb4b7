import { join } from 'node:path'
import type { NewWebsite } from '#contract/wire/websites.ts'
import { isLanguage } from '#domain/texts/language.ts'
import { type Entry, readContentFolder } from './content-folder.ts'

/**
 * The records of a new website as its blueprint has them: what all share, what shops that sell or only show have, and its trade's own;
 * in the languages of the website, with its name and place in their texts. `folder` holds the blueprints.
 */
export function blueprintEntries(folder: string, given: NewWebsite): Entry[] {
  const parts = ['shared', given.sells ? 'sells' : 'shows', given.blueprint]
  const facts: Readonly<Record<string, string>> = { name: given.name, city: given.company.city }
  return parts
    .flatMap((part) => readContentFolder(join(folder, part)))
    .map((entry) => ({ ...entry, record: filled(entry.record, facts, given.languages) as Entry['record'] }))
}

const TOKEN = /\[\[(\w+)\]\]/g

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function filled(value: unknown, facts: Readonly<Record<string, string>>, languages: readonly string[]): unknown {
  if (typeof value === 'string')
    return value.replace(TOKEN, (whole, name: string) => {
      const fact = facts[name]
      if (fact === undefined) throw new Error(`A blueprint asks for ${whole}, which nobody is asked for.`)
      return value.startsWith('<') ? escaped(fact) : fact
    })
  if (Array.isArray(value))
    return value.filter((item) => isWanted(item, languages)).map((item) => filled(item, facts, languages))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, facts, languages)]))
}

/** Whether a part is no translation, or one into a language of the website. */
const isWanted = (item: unknown, languages: readonly string[]): boolean => {
  const language = typeof item === 'object' && item !== null && 'language' in item ? item.language : undefined
  return !isLanguage(language) || languages.includes(language)
}
