import { expect, test } from 'vitest'
import { clientKey } from './client-key.ts'

test('an IPv4 address counts as itself, also when written as IPv6', () => {
  expect(clientKey('203.0.113.7')).toBe('203.0.113.7')
  expect(clientKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('the addresses of one IPv6 network count as one', () => {
  const network = '2001:db8:1:2'
  for (const address of ['2001:db8:1:2::1', '2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:DB8:1:2:0:0:0:9%eth0'])
    expect(clientKey(address)).toBe(network)
  expect(clientKey('2001:db8:1:3::1')).not.toBe(network)
  expect(clientKey('::1')).toBe('0:0:0:0')
})
