import { isLoopbackAddress, isLoopbackHost } from '../outside/loopback.ts'
import { isDemonstration } from '../project/demonstration.ts'
import type { Project } from '../project/project.ts'

/** Where a request for a link came from: the host that it asked, and its client's address where that is known. */
export interface AskedFrom {
  readonly host: string
  readonly address: string | undefined
}

/**
 * Where the link leads with which somebody sets a new password: to the back office under the project's domain, whatever the caller
 * names. The token stands behind `#`, which no server is told. Only who asks on the machine itself, or for a domain that nobody can
 * visit, is led to the address that the start prints: this machine's own.
 */
export function resetLink(project: Project, { host, address }: AskedFrom, token: string): string {
  const isHere = isLoopbackHost(host) && (isDemonstration(project) || isLoopbackAddress(address))
  return `${isHere ? `http://${host}` : `https://${project.domain}`}/admin/reset#token=${token}`
}
