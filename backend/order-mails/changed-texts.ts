import type { Language } from '#domain/texts/language.ts'

/** The mail that confirms an order anew whose addresses were corrected. */
export const changedTexts: Record<Language, Record<'changedSubject' | 'changedText', string>> = {
  de: {
    changedSubject: 'Ihre Bestellung {number} ist geändert',
    changedText: 'Guten Tag {name},\nwir haben Ihre Bestellung wie gewünscht geändert. So liegt sie uns jetzt vor:',
  },
  en: {
    changedSubject: 'Your order {number} has been changed',
    changedText: 'Dear {name},\nwe have changed your order as you wished. This is how it stands now:',
  },
  fr: {
    changedSubject: 'Votre commande {number} a été modifiée',
    changedText: 'Bonjour {name},\nnous avons modifié votre commande comme vous le souhaitiez. La voici à présent :',
  },
}
