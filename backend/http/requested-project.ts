import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { isLoopbackHost } from '../outside/loopback.ts'
import { NO_PROJECT, type Project, projectByDomain, projects } from '../project/project.ts'

/** Where the projects are read, and which one answers when nothing names one. */
export interface ProjectSource {
  readonly db: Database
  /** Domain of the project that answers where neither header nor host names one; otherwise the oldest project does. */
  readonly defaultDomain?: string | undefined
}

/**
 * The project that a request is for: the domain in `X-Directus-Project`, which must be known; else the host (a site that
 * runs apart tells its visitor's in `X-Project-Host`), when it is the domain of a project; else the default. Without a default, or where no project has it, it is
 * the oldest project, though of several only for this machine's own names: any other host was meant for somebody else. (CONTRACTS 2)
 */
export async function requestedProject({ db, defaultDomain }: ProjectSource, request: Request): Promise<Project> {
  const named = request.headers.get('x-directus-project')
  if (named) {
    const project = await projectByDomain(db, named)
    if (!project) throw new Fault('unknownProject', `There is no project "${named.slice(0, 80)}"`)
    return project
  }
  const { headers, url } = request
  const host = headers.get('x-project-host') ?? headers.get('host') ?? new URL(url).host
  const found = (await projectByDomain(db, host)) ?? (await otherwise({ db, defaultDomain }, host))
  if (!found) throw new Fault('unknownProject', `There is no project "${host.slice(0, 80)}"`)
  return found
}

/** The project of a caller: that of the request, or none while there is not one in the whole installation. */
export async function callersProject(source: ProjectSource, request: Request): Promise<Project> {
  try {
    return await requestedProject(source, request)
  } catch (error) {
    if (!(error instanceof Fault) || (await projects(source.db)).length > 0) throw error
    return NO_PROJECT
  }
}

async function otherwise({ db, defaultDomain }: ProjectSource, host: string): Promise<Project | undefined> {
  const chosen = defaultDomain && (await projectByDomain(db, defaultDomain))
  if (chosen) return chosen
  const all = await projects(db)
  // A default that no project has is a mistake, not the wish that the only one answers.
  if ((all.length > 1 || (defaultDomain && all.length > 0)) && !isLoopbackHost(host))
    throw new Fault('misdirected', `There is no project "${host.slice(0, 80)}"`)
  return all[0]
}
