/** What Windows-1252 has where Latin-1 has control characters; the rest is the same. */
const OWN: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
}

/** Letters that are one sign with their stroke. */
const STROKES: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' }

const UNKNOWN = 0x3f

function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? UNKNOWN
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return OWN[letter] ?? UNKNOWN
}

/** A text in Windows-1252; letters that it lacks lose their accents, or become question marks. */
export function windows1252(text: string): Buffer {
  const letters = [...text.normalize('NFC').replace(/[ŁłĐđı]/g, (letter) => STROKES[letter] ?? letter)].flatMap(
    (letter) =>
      byteOf(letter) === UNKNOWN && letter !== '?' ? [...letter.normalize('NFD').replace(/\p{M}/gu, '')] : [letter],
  )
  return Buffer.from(letters.map(byteOf))
}
