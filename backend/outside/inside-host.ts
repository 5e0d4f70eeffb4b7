import { isIP } from 'node:net'
import { isPublicAddress, type Reach } from './public-address.ts'

/** Names that lead to this machine or its networks wherever they are looked up. */
const INSIDE = /^(localhost|[^.]+)$|\.(localhost|local|internal|lan|home\.arpa)$/i

/** Whether a host leads inside by its name or address alone, so that it can be refused where it is typed; looked up it is when it is called. */
export function isInsideHost(host: string, isAllowed: Reach['isAllowed'] = isPublicAddress): boolean {
  const bare = asLookedUp(host.replace(/^\[|\]$/g, ''))
  return isIP(bare) ? !isAllowed(bare) : INSIDE.test(bare)
}

/** A host in the form in which the system's resolver takes it: `127.1` and `0x7f.1` are 127.0.0.1, a dot at the end is none. */
function asLookedUp(host: string): string {
  const url = URL.parse(`http://${isIP(host) === 6 ? `[${host}]` : host}`)
  return url ? url.hostname.replace(/^\[|\]$|\.$/g, '') : host
}
