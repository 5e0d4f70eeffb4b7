import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

const OWN = ['anna.keller@juwelier.example', 'Anna', 'Keller', 'wennerholt-uhren.de', 'Wennerholt & Söhne GmbH']

test.each([
  ['kurz', 'must have at least 12 characters'],
  ['aaaaaaaaaaaa', 'repeats itself'],
  ['passwordpassword', 'repeats itself'],
  ['passwortpasswort', 'repeats itself'],
  ['123456789012', 'is used by many people'],
  ['qwertzuiopasdf', 'is a row of letters or digits'],
  ['anna.keller@juwelier.example', 'is made of your own data or the name of the shop'],
  ['AnnaKeller12', 'is made of your own data or the name of the shop'],
  ['juwelier2026', 'is made of your own data or the name of the shop'],
  ['Wennerholt2026!', 'is made of your own data or the name of the shop'],
  ['!!2026-WENNERHOLT-2026!!', 'is made of your own data or the name of the shop'],
  ['W3nn3rh0lt#84620', 'is made of your own data or the name of the shop'],
  ['W e n n e r h o l t 1923', 'is made of your own data or the name of the shop'],
  ['Wennerholt+Soehne', 'is made of your own data or the name of the shop'],
  ['wennerholt-uhren.de1', 'is made of your own data or the name of the shop'],
  ['K€ller|Ann@|2026', 'is made of your own data or the name of the shop'],
])('%s is refused: it %s', async (password, reason) => {
  expect(await passwordProblem(password, OWN)).toBe(reason)
})

test.each(['correct horse battery', 'Morgens um sieben Brezeln', 'x7$kPw!mQ2zT9#', 'Wennerholt backt sieben Brezeln'])(
  '%s is accepted',
  async (password) => {
    expect(await passwordProblem(password, OWN)).toBeUndefined()
  },
)

test('a long password that is made to be slow is judged at once', async () => {
  await passwordProblem('the lists are read', [])
  const began = performance.now()
  const many = Array.from({ length: 1000 }, (_, n) => `laden-${n}-il1l.example`)
  for (const hostile of ['l3371337'.repeat(25), '1a!'.repeat(66), 'aA@4'.repeat(50), 'l1 '.repeat(66)])
    await passwordProblem(hostile, [...OWN, 'il'.repeat(40), ...many])
  expect(performance.now() - began).toBeLessThan(3000)
})
