import { isLoopbackAddress, isLoopbackHost } from '../outside/loopback.ts'
import { isDemonstration } from '../project/demonstration.ts'
import type { Project } from '../project/project.ts'

/** Where a request for a link came from: the host that it asked, and its client's address where that is known. */
export interface AskedFrom {
  readonly host: string
  readonly address: string | undefined
}

/** Whether a domain is one that browsers look for on their own machine. */
const isLocalName = (domain: string): boolean => domain.endsWith('.localhost')

/** The request as if it had come to another website, at whose domain its accounts sign in. */
export const askedAt = ({ domain }: Project, { host, address }: AskedFrom): AskedFrom => ({
  host: domain + (/:\d+$/.exec(host)?.[0] ?? ''),
  address,
})

/**
 * Where the link leads with which somebody sets a new password: to the back office under the project's domain, whatever the caller
 * names. The token stands behind `#`, which no server is told. Only who asks on the machine itself, or for a domain that nobody can
 * visit, is led to the address that the start prints: this machine's own.
 */
export function resetLink(project: Project, { host, address }: AskedFrom, token: string): string {
  const isThisMachine =
    isLoopbackHost(host) || (isLocalName(project.domain) && host.replace(/:\d+$/, '') === project.domain)
  const isHere = isThisMachine && (isDemonstration(project) || isLoopbackAddress(address))
  return `${isHere ? `http://${host}` : `https://${project.domain}`}/admin/reset#token=${token}`
}
