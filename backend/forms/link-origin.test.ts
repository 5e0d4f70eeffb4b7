import { expect, test } from 'vitest'
import { linkOrigin } from './link-origin.ts'

const request = (headers = {}) => new Request('http://127.0.0.1:3000/forms/newsletter', { headers })

test('links lead to the domain of the project, whatever host the request claims', () => {
  const project = { id: 1, domain: 'juwelier-muster.de' }
  expect(linkOrigin(project, request({ host: 'evil.test' }))).toBe('https://juwelier-muster.de')
})

test('a domain that nobody can visit is replaced by the host that was asked', () => {
  const project = { id: 1, domain: 'muster.example' }
  expect(linkOrigin(project, request())).toBe('http://127.0.0.1:3000')
  expect(linkOrigin(project, request({ 'x-project-host': 'localhost:4000' }))).toBe('http://localhost:4000')
})
