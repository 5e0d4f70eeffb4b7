import { isIP } from 'node:net'
import { isPublicAddress, type Reach } from './public-address.ts'

/** Names that lead to this machine or its networks wherever they are looked up. */
const INSIDE = /^(localhost|[^.]+)$|\.(localhost|local|internal|lan|home\.arpa)$/i

/** Whether a host leads inside by its name or address alone, so that it can be refused where it is typed; looked up it is when it is called. */
export function isInsideHost(host: string, isAllowed: Reach['isAllowed'] = isPublicAddress): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return isIP(bare) ? !isAllowed(bare) : INSIDE.test(bare)
}
