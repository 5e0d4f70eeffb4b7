import { expect, test } from 'vitest'
import { deviceName, placeName } from './device-name.ts'

test('a browser is called by its name and system, a program as it names itself', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox, Windows',
  )
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  expect(deviceName(phone)).toBe('Safari, iOS')
  expect(deviceName('npm run account')).toBe('npm run account')
  expect(deviceName('')).toBe('')
})

test('of IPv6 the network is shown', () => {
  expect(placeName('203.0.113.5')).toBe('203.0.113.5')
  expect(placeName('2001:db8:7:7')).toBe('2001:db8:7:7::/64')
})
