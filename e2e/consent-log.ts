import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataVariable, type Mode } from './server/modes.ts'

/** What is on record of the decisions under an id, each with the text of the banner that it answered. */
export function consentLog(mode: Mode, visitor: string): Record<string, unknown>[] {
  const file = join(process.env[dataVariable(mode)] ?? '', 'schaufenster.sqlite')
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const rows = db
    .prepare(
      `select l.action, l.choices, l.language, b.text from consent_log l
        left join consent_banner b on b.project = l.project and b.version = l.banner_version
        where l.visitor = ? order by l.id`,
    )
    .all(visitor)
  db.close()
  return rows
}
