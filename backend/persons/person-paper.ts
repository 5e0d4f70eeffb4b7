import { createPaper } from '../papers/paper.ts'
import type { PersonFile } from './person-file.ts'
import { personValue } from './person-value.ts'
import { fieldWords, placeWords } from './person-words.ts'
import type { PlaceName } from './trace-places.ts'

/** What says nothing to a person: keys of other records, hashes, and how a mail looks besides what it says. The file as data has it all. */
const LEFT_OUT: readonly string[] = [
  ...['html', 'project', 'claim', 'headers', 'id', 'uuid', 'order', 'product', 'variant', 'branch', 'sort', 'slug'],
  ...['legal_versions', 'stock_places', 'stock_taken', 'payment_method', 'shipping_method', 'body_hash', 'blocking'],
]

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** A value as lines: objects by their fields, lists by their items, each level further in. */
function lines(name: string, value: unknown): string[] {
  if (isEmpty(value) || LEFT_OUT.includes(name)) return []
  const label = fieldWords(name)
  if (Array.isArray(value))
    return value.flatMap((item, index) => lines(`${label} ${index + 1}`, item).map((line) => `  ${line}`))
  if (typeof value === 'object')
    return [
      `${label}:`,
      ...Object.entries(value as object).flatMap(([key, one]) => lines(key, one).map((line) => `  ${line}`)),
    ]
  return [`${label}: ${personValue(name, value)}`]
}

/** The same file for a person to read, as PDF. */
export function personPaper(file: PersonFile, { seller, date }: { seller: string; date: Date }): Promise<Buffer> {
  const title = 'Auskunft nach Art. 15 DSGVO'
  const paper = createPaper({ title, author: seller, language: 'de-DE', date, footer: [seller] })
  paper.text(title, { size: 18, bold: true, after: 8 })
  paper.text(`Zu der E-Mail-Adresse ${file.person.email}. Stand: ${personValue('exported_on', file.exported_on)}.`, {
    after: 10,
  })
  for (const [place, records] of Object.entries(file.places)) {
    const { heading, purpose } = placeWords[place as PlaceName]
    paper.heading(`${heading} (${records.length})`)
    paper.text(purpose, { grey: true, after: 6 })
    for (const record of records) {
      for (const line of Object.entries(record).flatMap(([name, value]) => lines(name, value))) {
        const indent = line.length - line.trimStart().length
        paper.text(line.trim(), { size: 9, indent: indent * 5 })
      }
      paper.space(8)
    }
  }
  return paper.finish()
}
