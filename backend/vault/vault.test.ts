import { expect, test } from 'vitest'
import { altered } from './altered.ts'
import { createVault } from './vault.ts'

const SECRET = 'a secret of at least thirty-two characters'
const OTHER = 'another secret of thirty-two characters!'

test('what is sealed is opened at its place alone, and differs each time', () => {
  const vault = createVault(SECRET)
  const sealed = vault.seal('settings 1 smtp_url', 'smtp://a:geheim@host')
  expect(sealed).not.toContain('geheim')
  expect(vault.seal('settings 1 smtp_url', 'smtp://a:geheim@host')).not.toBe(sealed)
  expect(vault.open('settings 1 smtp_url', sealed)).toBe('smtp://a:geheim@host')
  expect(vault.open('settings 2 smtp_url', sealed)).toBeUndefined()
})

test('another secret opens nothing, unless it knows the former one', () => {
  const sealed = createVault(SECRET).seal('x', 'geheim')
  expect(createVault(OTHER).open('x', sealed)).toBeUndefined()
  const both = createVault(OTHER, [SECRET])
  expect(both.open('x', sealed)).toBe('geheim')
  expect([both.isSealed(sealed), both.isSealed(both.seal('x', 'geheim'))]).toEqual([false, true])
})

test('what was never sealed is opened as it is, and what was changed is not', () => {
  const vault = createVault(SECRET)
  expect(vault.open('x', 'in clear')).toBe('in clear')
  const sealed = vault.seal('x', 'geheim')
  expect(vault.open('x', altered(sealed))).toBeUndefined()
  expect(vault.open('x', `${sealed.slice(0, 20)}`)).toBeUndefined()
})
