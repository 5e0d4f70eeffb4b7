import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')

/** Of IPv6 only what is given out to the world, without the ways back to addresses of IPv4. */
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2001::', 32, 'ipv6')
tunnels.addSubnet('2001:db8::', 32, 'ipv6')
tunnels.addSubnet('2002::', 16, 'ipv6')

/** Whether an IP address can be reached by everybody: nothing of this machine or of its own networks. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  return isIP(address) === 6 && outside.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}

/** A host that may not be called because somebody typed it in. */
export class PrivateHost extends Error {}

export interface Reach {
  /** The IP addresses of a host's name; throws when there are none. */
  readonly addressesOf?: (host: string) => Promise<string[]>
  readonly isAllowed?: (address: string) => boolean
}

const byName = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * The IP address under which a host that was typed in is called: found once and then used, so that its name cannot lead elsewhere
 * meanwhile. Throws PrivateHost where one of its addresses is not for everybody.
 */
export async function reachable(host: string, reach: Reach = {}): Promise<string> {
  const { addressesOf = byName, isAllowed = isPublicAddress } = reach
  const name = host.replace(/^\[|\]$/g, '')
  const addresses = isIP(name) ? [name] : await addressesOf(name)
  const [first] = addresses
  if (first === undefined) throw new Error(`${name} has no address`)
  if (!addresses.every(isAllowed)) throw new PrivateHost(`${name} is of a private network`)
  return first
}
