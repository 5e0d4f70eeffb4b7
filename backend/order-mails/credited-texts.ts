import type { Language } from '#domain/texts/language.ts'

/** The mail that tells what remains to be paid after a part was withdrawn from. */
export const creditedTexts: Record<Language, Record<'creditedSubject' | 'creditedText' | 'stillOwed', string>> = {
  de: {
    creditedSubject: 'Ihr Widerruf zu Bestellung {number} ist bearbeitet',
    creditedText:
      'Guten Tag {name},\nSie haben einen Teil Ihrer Bestellung widerrufen. Dafür müssen Sie {amount} nicht mehr bezahlen; bezahlt haben Sie dazu nichts, deshalb ist nichts zurückzuzahlen.',
    stillOwed: 'Für die übrigen Artikel bleiben {owed} zu bezahlen.',
  },
  en: {
    creditedSubject: 'Your withdrawal from order {number} is settled',
    creditedText:
      'Dear {name},\nyou have withdrawn from a part of your order. You no longer have to pay {amount} for it; you have paid nothing for it, so there is nothing to refund.',
    stillOwed: 'For the other articles {owed} remain to be paid.',
  },
  fr: {
    creditedSubject: 'Votre rétractation pour la commande {number} est traitée',
    creditedText:
      'Bonjour {name},\nvous vous êtes rétracté pour une partie de votre commande. Vous n’avez plus à payer {amount} à ce titre. Comme vous n’aviez rien payé, il n’y a rien à rembourser.',
    stillOwed: 'Pour les autres articles, il reste {owed} à payer.',
  },
}
