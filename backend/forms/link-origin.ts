import type { Project } from '../project/project.ts'

/** Names that can belong to nobody (RFC 2606, RFC 6761): the domains of demonstration and tests. */
const RESERVED = /(^|\.)(example|example\.(com|net|org)|test|localhost|invalid)$/

/**
 * Where the links in mails lead: to the project's domain, never to a host that a request merely claims. A domain that nobody can
 * visit is the exception: there the host of the request serves instead, so that a demonstration works.
 */
export function linkOrigin({ domain }: Project, request: Request): string {
  if (!RESERVED.test(domain)) return `https://${domain}`
  const { protocol, host } = new URL(request.url)
  return `${protocol}//${request.headers.get('x-project-host') ?? request.headers.get('host') ?? host}`
}
