import { randomUUID } from 'node:crypto'
import { dropTemplate, TEMPLATE_VARIABLE } from '../../backend/db/sample-tables.ts'

/** Before the units: names the database from which their suites copy their tables. It is made by the first that needs it, and goes with the run. */
export function setup(): () => Promise<void> {
  const name = `test_tables_${randomUUID().replaceAll('-', '')}`
  process.env[TEMPLATE_VARIABLE] ??= name
  const url = process.env.TEST_DATABASE_URL
  return async () => {
    if (url && process.env[TEMPLATE_VARIABLE] === name) await dropTemplate(url, name)
  }
}
