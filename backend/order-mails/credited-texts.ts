import type { Language } from '#domain/texts/language.ts'

/** The mail that tells what remains to be paid after a part was withdrawn from. */
export const creditedTexts: Record<
  Language,
  Record<'creditedSubject' | 'creditedText' | 'alsoCredited' | 'stillOwed', string>
> = {
  de: {
    creditedSubject: 'Ihr Widerruf zu Bestellung {number} ist bearbeitet',
    creditedText:
      'Guten Tag {name},\nSie haben einen Teil Ihrer Bestellung widerrufen. Dafür müssen Sie {amount} nicht mehr bezahlen. Dieser Betrag war noch offen, deshalb ist nichts zurückzuzahlen.',
    alsoCredited: '{credited}, die noch offen waren, brauchen Sie nicht mehr zu bezahlen.',
    stillOwed: 'Für die übrigen Artikel bleiben {owed} zu bezahlen.',
  },
  en: {
    creditedSubject: 'Your withdrawal from order {number} is settled',
    creditedText:
      'Dear {name},\nyou have withdrawn from a part of your order. You no longer have to pay {amount} for it. This amount was still open, so there is nothing to refund.',
    alsoCredited: 'You no longer have to pay {credited} that were still open.',
    stillOwed: 'For the other articles {owed} remain to be paid.',
  },
  fr: {
    creditedSubject: 'Votre rétractation pour la commande {number} est traitée',
    creditedText:
      'Bonjour {name},\nvous vous êtes rétracté pour une partie de votre commande. Vous n’avez plus à payer {amount} à ce titre. Cette somme n’était pas encore payée, il n’y a donc rien à rembourser.',
    alsoCredited: 'Vous n’avez plus à payer {credited} qui restaient dus.',
    stillOwed: 'Pour les autres articles, il reste {owed} à payer.',
  },
}
