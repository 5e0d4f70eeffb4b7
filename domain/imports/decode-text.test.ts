import { expect, test } from 'vitest'
import { decodeText, mixedLine } from './decode-text.ts'

const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )

const TEXT = 'Größe;Preis\n54;1.299,00 €\n'

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16 with a byte order mark', wide(`\uFEFF${TEXT}`, true)],
  ['UTF-16, its great end first, with a byte order mark', wide(`\uFEFF${TEXT}`, false)],
  ['UTF-16 without a byte order mark', wide(TEXT, true)],
])('%s is read as it was written, without its mark', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test('what is not UTF-8 is taken for what older German programs write', () => {
  const latin = Uint8Array.from([...'Größe;12 €'].map((sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0))))
  expect(decodeText(latin)).toBe('Größe;12 €')
})

test('bytes that are no text are told from text', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]))).toBeUndefined()
})

test('a line that is written otherwise than the rest is named, for neither way of reading gets all letters right', () => {
  const utf8 = (text: string) => [...new TextEncoder().encode(text)]
  const latin = (text: string) => [...text].map((sign) => sign.charCodeAt(0))
  expect(mixedLine(Uint8Array.from([...utf8('Größe\nRing\n'), ...latin('Maß\n'), ...utf8('für\n')]))).toBe(3)
  expect(mixedLine(Uint8Array.from([...latin('Größe\nRing\n'), ...utf8('Maß')]))).toBe(1)
  // Both in one line, and the only ones of the file.
  expect(mixedLine(Uint8Array.from([...utf8('Ring\n'), ...latin('Maß '), ...utf8('für\n')]))).toBe(2)
  expect(mixedLine(Uint8Array.from([...latin('Maß'), 0xe2, 0x82, 0xac]))).toBe(1)
  expect(mixedLine(Uint8Array.from([...utf8('Maß f'), 0xc3]))).toBe(1)
  for (const alike of [utf8('Größe\nMaß\n'), latin('Größe\nMaß\n'), latin('«CAFÉ»\nâge'), utf8('Ring\n'), []])
    expect(mixedLine(Uint8Array.from(alike))).toBeUndefined()
})
