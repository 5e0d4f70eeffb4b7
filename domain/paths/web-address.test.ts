import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  ['https://statistik.example', 'https://statistik.example/'],
  ['http://127.0.0.1:8080/x?y=1', 'http://127.0.0.1:8080/x?y=1'],
  ['statistik.example', 'https://statistik.example/'],
  ['statistik.example:8443/matomo', 'https://statistik.example:8443/matomo'],
  ['//statistik.example', 'https://statistik.example/'],
  ['  cal.example/termin ', 'https://cal.example/termin'],
])('%j is read as %s', (text, address) => {
  expect(webAddress(text)?.href).toBe(address)
})

test.each([
  null,
  undefined,
  '',
  ' ',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://',
  'ftp://x.example',
])('%j is no address of another server', (text) => {
  expect(webAddress(text)).toBeUndefined()
})
