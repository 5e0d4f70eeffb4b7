import { expect, test } from 'vitest'
import { loggedError, withoutSecrets } from './without-secrets.ts'

test('what opens something by itself is not logged, names of pages are', () => {
  const order = '/shop/bestellung/0196f2a1-7c3e-7d44-9f55-3c1d0b6f6a51.Zk3rWq0'
  expect(withoutSecrets(order)).toBe('/shop/bestellung/(token)')
  expect(withoutSecrets('/uhren/a-very-long-name-of-a-brand')).toBe('/uhren/a-very-long-name-of-a-brand')
  expect(withoutSecrets('/shop/verlobungsring-585-gold-brillant')).toBe('/shop/verlobungsring-585-gold-brillant')
  expect(withoutSecrets('/forms/newsletter/9f86d081884c7d659a2feaa0c55ad015')).toBe('/forms/newsletter/(token)')
  expect(withoutSecrets('/danke?name=Frieda&email=f@example.org')).toBe('/danke')
})

test('e-mail addresses in messages are not logged', () => {
  expect(withoutSecrets('550 <frieda.meyer@example.org>: no such user')).toBe('550 <(e-mail)>: no such user')
})

test('an error is logged with its kind, place, code and causes, but not with what libraries hang on it', () => {
  const cause = new Error('Key (email)=(frieda@example.org) already exists')
  const error = Object.assign(new Error('insert failed', { cause }), {
    code: '23505',
    detail: 'frieda',
    parameters: ['frieda'],
  })
  const logged = loggedError(error)
  expect(logged).toMatchObject({ type: 'Error', message: 'insert failed', code: '23505' })
  expect(logged?.cause?.message).toBe('Key (email)=((e-mail)) already exists')
  expect(JSON.stringify(logged)).not.toContain('frieda')
  expect(logged?.stack).toContain('without-secrets.test.ts')
})

test('what is thrown without being an error is logged too', () => {
  expect(loggedError('down')).toEqual({ type: 'string', message: 'down' })
  expect(loggedError(undefined)).toBeUndefined()
})
