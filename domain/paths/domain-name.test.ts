import { expect, test } from 'vitest'
import { DOMAIN_NAME } from './domain-name.ts'

test('a domain has labels in lower case, and none that is empty', () => {
  for (const good of ['laden.example', 'a.b-c.example', 'xn--mller-kva.example', 'localhost', '192.0.2.7'])
    expect(DOMAIN_NAME.test(good), good).toBe(true)
  for (const bad of ['', 'a..b', '.a', 'a.', '-a.b', 'a-.b', 'Laden.example', 'laden example', 'https://a.b', 'a.b/x'])
    expect(DOMAIN_NAME.test(bad), bad).toBe(false)
})
