import { createPaper } from '../papers/paper.ts'
import type { PersonFile } from './person-file.ts'
import { personLines } from './person-lines.ts'
import { personValue } from './person-value.ts'
import { closingWords, placeWords } from './person-words.ts'
import type { PlaceName } from './trace-places.ts'

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
      for (const line of Object.entries(record).flatMap(([name, value]) => personLines(name, value))) {
        const indent = line.length - line.trimStart().length
        paper.text(line.trim(), { size: 9, indent: indent * 5 })
      }
      paper.space(8)
    }
  }
  paper.heading('Herkunft, Empfänger und Ihre Rechte')
  for (const words of closingWords) paper.text(words)
  return paper.finish()
}
