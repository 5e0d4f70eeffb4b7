import type { Database } from '../db/database.ts'

/** What everybody knows of the shop that an account works for: its names and its domain; of all shops for an account of all projects. */
export async function shopWords(db: Database, project: number | null): Promise<string[]> {
  const rows = await db
    .selectFrom('project')
    .leftJoin('company', 'company.project', 'project.id')
    .select(['project.domain', 'project.display_name'])
    .select(['company.company_name', 'company.display_name as company_display_name'])
    .$if(project !== null, (query) => query.where('project.id', '=', project))
    .orderBy('project.id')
    .execute()
  return rows.flatMap((row) => Object.values(row)).flatMap((text) => (typeof text === 'string' ? [text] : []))
}
