import { expect, test } from 'vitest'
import { admissionNote, admissionText } from './sign-up-words.ts'

const admission = { cents: 1500, isSmallBusiness: false }

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [
    'de',
    'Der Preis beträgt 15,00 € je Person (inkl. MwSt.). Bezahlt wird bei der Veranstaltung vor Ort. Die Anmeldung verpflichtet Sie nicht zu zahlen; bis zum Beginn können Sie sie mit dem Link in der E-Mail absagen.',
  ],
  [
    'en',
    'The price is €15.00 per person (incl. VAT). You pay on site, at the event. Signing up does not oblige you to pay; until the event begins you can cancel it with the link in the e-mail.',
  ],
  [
    'fr',
    'Le prix est de 15,00 € par personne (TTC). Le règlement se fait sur place, lors de l’événement. L’inscription ne vous oblige pas à payer ; vous pouvez l’annuler jusqu’au début par le lien de l’e-mail.',
  ],
] as const)(
  'in %s a sign-up says what a person pays with VAT, that it is paid on site, and that nobody has to',
  (language, note) => {
    expect(plain(admissionNote(admission, language))).toBe(note)
  },
)

test('several persons are told what they pay in all, and a small business names no VAT', () => {
  expect(plain(admissionText(admission, 'de', 3))).toBe('15,00 € je Person (inkl. MwSt.), zusammen 45,00 €')
  expect(plain(admissionText({ ...admission, isSmallBusiness: true }, 'de'))).toBe(
    '15,00 € je Person (Gemäß § 19 UStG wird keine Umsatzsteuer berechnet)',
  )
})
