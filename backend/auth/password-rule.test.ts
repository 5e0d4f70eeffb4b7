import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

const OWN = ['anna.keller@juwelier.example', 'Anna', 'Keller']

test.each([
  ['kurz', 'must have at least 12 characters'],
  ['aaaaaaaaaaaa', 'repeats itself'],
  ['passwordpassword', 'repeats itself'],
  ['passwortpasswort', 'repeats itself'],
  ['123456789012', 'is used by many people'],
  ['qwertzuiopasdf', 'is a row of letters or digits'],
  ['anna.keller@juwelier.example', 'is made of your own data'],
  ['AnnaKeller12', 'is made of your own data'],
  ['juwelier2026', 'is made of your own data'],
])('%s is refused: it %s', async (password, reason) => {
  expect(await passwordProblem(password, OWN)).toBe(reason)
})

test.each(['correct horse battery', 'Morgens um sieben Brezeln', 'x7$kPw!mQ2zT9#'])(
  '%s is accepted',
  async (password) => {
    expect(await passwordProblem(password, OWN)).toBeUndefined()
  },
)

test('a long password that is made to be slow is judged at once', async () => {
  await passwordProblem('the lists are read', [])
  const began = performance.now()
  for (const hostile of ['l3371337'.repeat(25), '1a!'.repeat(66), 'aA@4'.repeat(50)])
    await passwordProblem(hostile, OWN)
  expect(performance.now() - began).toBeLessThan(3000)
})
