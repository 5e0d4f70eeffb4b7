import { expect, test } from 'vitest'
import { officeAddress } from './office-address.ts'

test('another website is managed on its own host, by the same protocol and port', () => {
  expect(officeAddress({ protocol: 'https:', port: '' }, 'muster.example')).toBe('https://muster.example/admin/')
  expect(officeAddress({ protocol: 'http:', port: '3000' }, 'a.localhost')).toBe('http://a.localhost:3000/admin/')
})
