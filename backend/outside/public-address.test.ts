import { expect, test } from 'vitest'
import { isPublicAddress, PrivateHost, reachable } from './public-address.ts'

test('addresses of this machine, of private networks and of clouds’ own services are not public', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']
  const inside6 = ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1']
  for (const address of [...inside, ...inside6, '255.255.255.255', 'nonsense'])
    expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1']) expect(isPublicAddress(address)).toBe(true)
})

test('a host is called under the address that was looked at, and not at all if one of its addresses is private', async () => {
  const asked = (...addresses: string[]) => ({ addressesOf: async () => addresses })
  expect(await reachable('mail.example', asked('9.9.9.9', '8.8.8.8'))).toBe('9.9.9.9')
  await expect(reachable('mail.example', asked('9.9.9.9', '10.0.0.1'))).rejects.toThrow(PrivateHost)
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254'])
    await expect(reachable(host), host).rejects.toThrow(PrivateHost)
  await expect(reachable('mail.example', asked())).rejects.toThrow('has no address')
})
