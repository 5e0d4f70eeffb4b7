import { type Language, localeOf } from '#domain/texts/language.ts'
import { createPaper } from '../papers/paper.ts'
import type { PersonFile } from './person-file.ts'
import { personLines } from './person-lines.ts'
import { personValue } from './person-value.ts'
import { personWords } from './person-words.ts'
import type { PlaceName } from './trace-places.ts'

interface PaperOptions {
  readonly seller: string
  readonly date: Date
  readonly language: Language
}

/** Whom the paper is about who has no address. */
const aboutOrder: Readonly<Record<Language, string>> = {
  de: 'Zu der Bestellung {person}. Stand: {moment}.',
  en: 'On the order {person}. As of {moment}.',
  fr: 'Concernant la commande {person}. État au {moment}.',
}

/** The same file for a person to read, as PDF. */
export function personPaper(file: PersonFile, { seller, date, language }: PaperOptions): Promise<Buffer> {
  const words = personWords[language]
  const { title } = words
  const paper = createPaper({ title, author: seller, language: localeOf[language], date, footer: [seller] })
  paper.text(title, { size: 18, bold: true, after: 8 })
  const moment = personValue(language, 'exported_on', file.exported_on)
  const { email, order = '' } = file.person
  const about = (email === undefined ? aboutOrder[language] : words.about)
    .replace('{moment}', () => moment)
    .replace('{person}', () => email ?? order)
  paper.text(about, { after: 10 })
  for (const [place, records] of Object.entries(file.places)) {
    const { heading, purpose } = words.places[place as PlaceName]
    paper.heading(`${heading} (${records.length})`)
    paper.text(purpose, { grey: true, after: 6 })
    for (const record of records) {
      for (const line of Object.entries(record).flatMap(([name, value]) => personLines(language, name, value))) {
        const indent = line.length - line.trimStart().length
        paper.text(line.trim(), { size: 9, indent: indent * 5 })
      }
      paper.space(8)
    }
  }
  paper.heading(words.rights)
  for (const paragraph of words.closing) paper.text(paragraph)
  return paper.finish()
}
