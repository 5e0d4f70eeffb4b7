import type { Database } from '#backend/db/database.ts'
import { projectByDomain, projects } from '#backend/project/project.ts'
import type { Log } from './log.ts'

/** Says at the start that the project is not there which DEFAULT_DOMAIN names: visitors of unknown hosts are then refused. */
export async function warnOfDefault(db: Database, log: Log, defaultDomain: string | undefined): Promise<void> {
  if (!defaultDomain || (await projectByDomain(db, defaultDomain)) || (await projects(db)).length === 0) return
  log.warn(
    `DEFAULT_DOMAIN names ${defaultDomain}, which no project has as its domain: hosts that no project claims get 421.`,
  )
}
