import type { Language } from '#domain/texts/language.ts'

type Texts = Record<'missing' | 'invalid' | 'unticked' | 'unchosen', string>

/** What is said at a field that an editor has made when it is empty or filled in wrong. */
export const readFormTexts: Readonly<Record<Language, Texts>> = {
  de: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    invalid: 'Bitte prüfen Sie diese Angabe.',
    unticked: 'Bitte kreuzen Sie dieses Feld an.',
    unchosen: 'Bitte wählen Sie etwas aus.',
  },
  en: {
    missing: 'Please fill in this field.',
    invalid: 'Please check this entry.',
    unticked: 'Please tick this box.',
    unchosen: 'Please choose an entry.',
  },
  fr: {
    missing: 'Merci de remplir ce champ.',
    invalid: 'Merci de vérifier cette indication.',
    unticked: 'Merci de cocher cette case.',
    unchosen: 'Merci de faire un choix.',
  },
}
