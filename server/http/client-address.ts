import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Where the server tells the backend who asks; what a visitor sends under this name is thrown away. */
export const CLIENT_ADDRESS = 'x-client-address'

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * The proxies whose word on the client's address is taken: this machine, and the addresses or networks of the list, separated
 * by commas. Throws an Error of one sentence for anything else.
 */
export function trustedProxies(list = ''): (address: string) => boolean {
  const trusted = new BlockList()
  trusted.addSubnet('127.0.0.0', 8, 'ipv4')
  trusted.addAddress('::1', 'ipv6')
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [address = '', bits, ...rest] = entry.split('/')
    const longest = isIP(address) === 6 ? 128 : 32
    const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (isIP(address) === 0 || length < 0 || length > longest || rest.length > 0)
      throw new Error(`${entry} is neither an address nor a network such as 10.0.0.0/8.`)
    trusted.addSubnet(address, length, kindOf(address))
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, kindOf(address))
}

/** The address that a call comes from: the connection's, or what trusted proxies have added to `X-Forwarded-For`. */
export function clientAddress(context: Context, trusted: (address: string) => boolean): string {
  const connected = getConnInfo(context).remote.address ?? 'unknown'
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return [...forwarded, connected].findLast((address) => isIP(address) !== 0 && !trusted(address)) ?? connected
}
