import { isDemonstration } from '../project/demonstration.ts'
import type { Project } from '../project/project.ts'

/**
 * Where the links in mails lead: to the project's domain, never to a host that a request merely claims. A domain that nobody can
 * visit is the exception: there the host of the request serves instead, so that a demonstration works.
 */
export function linkOrigin(project: Project, request: Request): string {
  if (!isDemonstration(project)) return `https://${project.domain}`
  const { protocol, host } = new URL(request.url)
  return `${protocol}//${request.headers.get('x-project-host') ?? request.headers.get('host') ?? host}`
}
