import { Fault } from '../fault.ts'
import { type Project, projectByDomain } from '../project/project.ts'
import { type ProjectSource, requestedProject } from './requested-project.ts'

const DOMAIN = /^[a-z0-9.:-]{1,255}$/i

/**
 * The project that a body names by its domain, as the order API's bodies do (SPEC 7); without one, the project that the request
 * is for. Throws the Fault for a domain that no project has.
 */
export async function postedProject(source: ProjectSource, request: Request, named: unknown): Promise<Project> {
  if (named === undefined || named === null || named === '') return requestedProject(source, request)
  const isDomain = typeof named === 'string' && DOMAIN.test(named)
  const project = isDomain ? await projectByDomain(source.db, named) : undefined
  if (!project) throw new Fault('unknownProject', 'There is no project of the domain in "project"')
  return project
}
