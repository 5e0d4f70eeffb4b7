import { expect, test } from 'vitest'
import { askedAt, resetLink } from './reset-link.ts'

const shop = { id: 1, domain: 'juwelier.de' }
const demonstration = { id: 1, domain: 'juwelier.example' }
const linkOf = (project: typeof shop, host: string, address?: string) => resetLink(project, { host, address }, 'abc')

test('the link leads to the back office under the project’s domain, with the token where no server is told of it', () => {
  expect(linkOf(shop, 'juwelier.de', '203.0.113.5')).toBe('https://juwelier.de/admin/reset#token=abc')
  expect(linkOf(shop, 'angreifer.example')).toBe('https://juwelier.de/admin/reset#token=abc')
})

test('a claimed host of this machine counts only for who asks on it, or for a domain that nobody can visit', () => {
  expect(linkOf(shop, '127.0.0.1:3000', '203.0.113.5')).toBe('https://juwelier.de/admin/reset#token=abc')
  expect(linkOf(shop, '127.0.0.1:3000', '127.0.0.1')).toBe('http://127.0.0.1:3000/admin/reset#token=abc')
  expect(linkOf(demonstration, 'localhost:3000', '172.17.0.1')).toBe('http://localhost:3000/admin/reset#token=abc')
})

test.each([
  '127.0.0.1.angreifer.example',
  'localhost@angreifer.example',
  'localhost.angreifer.example:80',
  '127.0.0.1/x',
])('what only looks like this machine is none: %s', (host) => {
  expect(linkOf(demonstration, host)).toBe('https://juwelier.example/admin/reset#token=abc')
})

test('who is invited to another website is led to that one, and on this machine to its name here', () => {
  const optician = { id: 2, domain: 'optiker.localhost' }
  const asked = { host: '127.0.0.1:3000', address: '127.0.0.1' }
  const link = (project: typeof shop) => resetLink(project, askedAt(project, asked), 'abc')
  expect(link(optician)).toBe('http://optiker.localhost:3000/admin/reset#token=abc')
  expect(link(shop)).toBe('https://juwelier.de/admin/reset#token=abc')
  expect(linkOf(optician, 'angreifer.localhost:3000')).toBe('https://optiker.localhost/admin/reset#token=abc')
})
