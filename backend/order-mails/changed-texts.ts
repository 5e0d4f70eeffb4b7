import type { Language } from '#domain/texts/language.ts'

type ChangedWord = 'changedSubject' | 'changedText' | 'changes' | 'added' | 'removed' | 'owed' | 'transfer' | 'surplus'

/** The mail that confirms an order anew whose addresses or goods were changed. */
export const changedTexts: Record<Language, Record<ChangedWord, string>> = {
  de: {
    changedSubject: 'Ihre Bestellung {number} ist geändert',
    changedText: 'Guten Tag {name},\nwir haben Ihre Bestellung wie gewünscht geändert. So liegt sie uns jetzt vor:',
    changes: 'Was sich geändert hat',
    added: 'neu',
    removed: 'entfällt',
    owed: 'Es bleiben {owed} zu zahlen.',
    transfer: 'Bitte überweisen Sie den Betrag; danach senden wir die Ware.',
    surplus:
      'Sie haben {surplus} zu viel gezahlt. Wir geben Ihnen das Geld zurück und schreiben Ihnen dazu noch einmal.',
  },
  en: {
    changedSubject: 'Your order {number} has been changed',
    changedText: 'Dear {name},\nwe have changed your order as you wished. This is how it stands now:',
    changes: 'What has changed',
    added: 'new',
    removed: 'taken out',
    owed: '{owed} remain to be paid.',
    transfer: 'Please transfer the amount; we send the goods after that.',
    surplus: 'You have paid {surplus} too much. We will refund it and write to you again.',
  },
  fr: {
    changedSubject: 'Votre commande {number} a été modifiée',
    changedText:
      'Bonjour {name},\nnous avons modifié votre commande comme vous le souhaitiez. La voici à présent\u00a0:',
    changes: 'Ce qui a changé',
    added: 'ajouté',
    removed: 'retiré',
    owed: 'Il reste {owed} à payer.',
    transfer: 'Veuillez virer ce montant\u202f; nous enverrons ensuite la marchandise.',
    surplus: 'Vous avez payé {surplus} de trop. Nous vous remboursons et vous écrirons de nouveau à ce sujet.',
  },
}
