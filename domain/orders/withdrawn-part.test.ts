import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMoneySurelyDue, type NamedLine, understoodPart, withdrawnLines } from './withdrawn-part.ts'

const line = (name: string, more: Partial<NamedLine> = {}): NamedLine => ({
  name,
  variantName: null,
  referenceNumber: null,
  pieces: 1,
  excludesWithdrawal: false,
  ...more,
})
const bangle = line('Armreif Våg Silber', { referenceNumber: 'LV-VA-S' })
const hoops = line('Creolen Krok klein Silber', { referenceNumber: 'LV-KR-K' })
const engraved = line('Ring Aurore Gelbgold', { excludesWithdrawal: true })
const plain = line('Ring Aurore Gelbgold')
const twiete = line('Ring Twiete Gelbgold')
const order = [bangle, engraved]

test.each([
  ['nur den gravierten Ring Aurore', order, 'named', [engraved]],
  ['der ARMREIF vag', order, 'named', [bangle]],
  ['Artikel LV-VA-S', order, 'named', [bangle]],
  ['le jonc Våg', order, 'named', [bangle]],
  ['Ring Twiete', [plain, twiete, bangle], 'named', [twiete]],
  ['the Twiete ring and the Våg', [plain, twiete, bangle], 'named', [twiete, bangle]],
  ['', order, 'whole', order],
  [' \n', order, 'whole', order],
] as const)('words that point at one line each name it, by name or number: %s', (text, lines, how, meant) => {
  expect(understoodPart(lines, text)).toEqual({ how, lines: meant })
})

test.each([
  ['das Geschenk für Oma', order, []],
  ['einen Ring', [engraved, plain], []],
  ['einen Ring', [plain, twiete, bangle], [plain, twiete]],
  ['das Silberne, also Silber', [bangle, hoops, plain], [bangle, hoops]],
  ['alles außer dem Armreif', order, [bangle]],
  ['Den Ring behalte ich', order, [engraved]],
  ['Ich widerrufe nicht den Armreif', order, [bangle]],
  ['everything except the Våg', order, [bangle]],
  ['all but the Aurore', order, [engraved]],
  ['tout sauf Aurore', order, [engraved]],
  ['je garde Aurore', order, [engraved]],
  ['den anderen Ring, nicht Aurore', [plain, twiete], [plain]],
] as const)(
  'words that leave something out, or fit several goods or none, are left to a person: %s',
  (text, lines, may) => {
    const part = understoodPart(lines, text)
    expect(part).toEqual({ how: 'unclear', lines: may })
    expect(withdrawnLines(part)).toEqual([])
    expect(isMoneySurelyDue(lines, text)).toBe(false)
  },
)

test('of several pieces of what is named, how many is left to a person', () => {
  const pair = line('Ohrstecker Perle', { pieces: 2 })
  const part = understoodPart([pair, plain], 'ein Ohrstecker')
  expect(part).toEqual({ how: 'pieces', lines: [pair] })
  expect(withdrawnLines(part)).toEqual([])
  expect(isMoneySurelyDue([pair, plain], 'ein Ohrstecker')).toBe(true)
  expect(understoodPart([pair], 'nur einen')).toEqual({ how: 'pieces', lines: [pair] })
})

test('an account is asked for at once only where money is surely due: never for engraved goods alone, nor where nobody knows', () => {
  expect(isMoneySurelyDue(order, '')).toBe(true)
  expect(isMoneySurelyDue([engraved], '')).toBe(false)
  expect(isMoneySurelyDue(order, 'nur den gravierten Ring Aurore')).toBe(false)
  expect(isMoneySurelyDue(order, 'den Armreif')).toBe(true)
  expect(isMoneySurelyDue(order, 'das Geschenk für Oma')).toBe(false)
  expect(isMoneySurelyDue([engraved, plain], 'den Ring')).toBe(false)
  expect(isMoneySurelyDue(order, 'Armreif und Ring')).toBe(false)
})

test('what is proposed is what is understood for certain and can be withdrawn from', () => {
  expect(withdrawnLines(understoodPart(order, ''))).toEqual([bangle])
  expect(withdrawnLines(understoodPart(order, 'Ring Aurore'))).toEqual([])
  expect(withdrawnLines(understoodPart([bangle, plain], 'Ring'))).toEqual([plain])
})

test('whatever is written, no line is proposed of which no word or number of its own stands in the text', () => {
  const words = fc.constantFrom<string[]>(
    'Ring',
    'Armreif',
    'Silber',
    'Gelbgold',
    'Twiete',
    'Aurore',
    'nur',
    'ohne',
    'und',
    '1',
  )
  const lines = fc.uniqueArray(fc.constantFrom(bangle, hoops, plain, twiete), { minLength: 2 })
  fc.assert(
    fc.property(lines, fc.array(words, { minLength: 1, maxLength: 6 }), (some, text) => {
      for (const one of withdrawnLines(understoodPart(some, text.join(' ')))) {
        const others = some.filter((other) => other !== one).flatMap(({ name }) => name.split(' '))
        expect(one.name.split(' ').some((word) => text.includes(word) && !others.includes(word))).toBe(true)
      }
    }),
  )
})
